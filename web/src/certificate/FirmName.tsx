import { Logo } from "../upload/Logo.tsx";
import styles from "./FirmName.module.css";

export function FirmName({ name, logo }: { name: string; logo: string | null | undefined }) {
  return (
    <span className={styles.firm}>
      {logo && <Logo url={logo} className={styles.logo} />}
      <b>{name}</b>
    </span>
  );
}

const whiteContrast = 4.5;

/** Returns the colour if white text on it can be read (WCAG 1.4.3), else null. */
export function bandColor(color: string | null | undefined): string | null {
  const channels = color?.match(/[0-9a-f]{2}/gi)?.map((part) => Number.parseInt(part, 16) / 255) ?? [];
  const [red = 1, green = 1, blue = 1] = channels.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return color && 1.05 / (luminance + 0.05) >= whiteContrast ? color : null;
}
