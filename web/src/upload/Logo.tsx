import styles from "./Logo.module.css";
import { usePicture } from "./usePicture.ts";

/** A company's logo beside its name or on its paper, for which it needs no other text; nothing where it cannot be fetched. */
export function Logo({ url, className = "" }: { url: string; className?: string }) {
  const { isFailed, onError } = usePicture(url);
  return isFailed ? null : <img className={`${styles.logo} ${className}`} src={url} alt="" onError={onError} />;
}
