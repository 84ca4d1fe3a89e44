import { encode } from "uqr";
import { useText } from "../i18n/useText.ts";
import styles from "./AuthenticatorKey.module.css";

/**
 * The key as a QR code, drawn in the browser so that no other server sees it; dark on white in both themes, because readers expect that.
 */
export function AuthenticatorCode({ uri }: { uri: string }) {
  const text = useText();
  // A border of four squares, which readers need (ISO/IEC 18004, 9.1).
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
