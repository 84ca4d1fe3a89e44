import styles from "./Logo.module.css";
import { usePicture } from "./usePicture.ts";

/** Has an empty alt text, because the company's name is always beside it. */
export function Logo({ url, className = "" }: { url: string; className?: string }) {
  const { isFailed, onError } = usePicture(url);
  return isFailed ? null : <img className={`${styles.logo} ${className}`} src={url} alt="" onError={onError} />;
}
