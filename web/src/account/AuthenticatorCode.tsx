import { encode } from "uqr";
import { useText } from "../i18n/useText.ts";
import styles from "./AuthenticatorKey.module.css";

/** The QR code is drawn in the browser, so that no other server sees the key. It stays dark on white for QR readers. */
export function AuthenticatorCode({ uri }: { uri: string }) {
  const text = useText();
  // QR readers need a border of four squares (ISO/IEC 18004, 9.1).
  const { data, size } = encode(uri, { ecc: "M", border: 4 });
  const squares = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")));
  return (
    <svg
      className={styles.code}
      role="img"
      aria-label={text("account.authenticator.secret.image")}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={squares.join("")} />
    </svg>
  );
}
