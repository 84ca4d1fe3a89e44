import qrcode from "qrcode";
import { useText } from "../i18n/useText.ts";
import styles from "./AuthenticatorKey.module.css";

/** The blank edge that a reader needs, in squares of the code. */
const edge = 4;

/** The key as a QR code. It is drawn here, so that the key leaves the page for nobody; dark on white in both themes, as readers want it. */
export function AuthenticatorCode({ uri }: { uri: string }) {
  const text = useText();
  const { modules } = qrcode.create(uri, { errorCorrectionLevel: "M" });
  const side = modules.size + 2 * edge;
  const squares = [...modules.data].flatMap((isDark, at) =>
    isDark ? `M${at % modules.size} ${Math.floor(at / modules.size)}h1v1h-1z` : [],
  );
  return (
    <svg
      className={styles.code}
      role="img"
      aria-label={text("account.authenticator.secret.image")}
      viewBox={`${-edge} ${-edge} ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <path d={squares.join("")} />
    </svg>
  );
}
