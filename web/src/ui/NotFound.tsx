import { Button } from "@blueprintjs/core";
import { ChevronLeft } from "@blueprintjs/icons";
import { useNavigate } from "react-router";
import styles from "./NotFound.module.css";
import { usePageTitle } from "./usePageTitle.ts";

type Props = {
  title: string;
  reason: string;
  back: { to: string; label: string };
};

export function NotFound({ title, reason, back }: Props) {
  const heading = usePageTitle(title);
  const navigate = useNavigate();
  return (
    <div className={styles.notFound}>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p>{reason}</p>
      <Button icon={<ChevronLeft />} onClick={() => navigate(back.to)}>
        {back.label}
      </Button>
    </div>
  );
}
