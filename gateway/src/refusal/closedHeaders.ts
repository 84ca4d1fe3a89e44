// A photo may be taken in the page; nothing else of the machine is used by it or by what it shows.
const unused = [
  "accelerometer",
  "autoplay",
  "bluetooth",
  "display-capture",
  "encrypted-media",
  "fullscreen",
  "gamepad",
  "geolocation",
  "gyroscope",
  "hid",
  "idle-detection",
  "local-fonts",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "picture-in-picture",
  "publickey-credentials-create",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "usb",
  "window-management",
  "xr-spatial-tracking",
];

export const permissionsPolicy = ["camera=(self)", ...unused.map((feature) => `${feature}=()`)].join(", ");

/** For answers that hold nothing to show, whatever page may load them. */
export const closedHeaders = {
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": permissionsPolicy,
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "cache-control": "no-store",
};
