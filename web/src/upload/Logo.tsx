import styles from "./Logo.module.css";
import { usePicture } from "./usePicture.ts";

/** The alt text is empty, because the company's name is always beside the logo. */
export function Logo({ url, className = "" }: { url: string; className?: string }) {
  const { isFailed, onError } = usePicture(url);
  return isFailed ? null : <img className={`${styles.logo} ${className}`} src={url} alt="" onError={onError} />;
}
