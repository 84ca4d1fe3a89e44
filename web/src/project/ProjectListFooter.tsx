import { useIntl } from "react-intl";
import { Text } from "../i18n/Text.tsx";
import styles from "../ui/ListPage.module.css";

type Props = {
  shown: number;
  loaded: number;
  totalCount: number;
  isTruncated: boolean;
  hasWrongCount: boolean;
  fetchTime: Date | null;
};

export function ProjectListFooter(props: Props) {
  const { shown, loaded, totalCount, isTruncated, hasWrongCount, fetchTime } = props;
  const intl = useIntl();
  const isPart = shown < loaded;
  return (
    <footer className={styles.foot}>
      <span role="status">
        <Text
          id={isPart ? "project.list.countOf" : "project.list.count"}
          values={{ shown, count: isTruncated ? totalCount : loaded }}
        />
        {isTruncated && (
          <>
            {" · "}
            <Text id="project.list.truncated" values={{ loaded }} />
          </>
        )}
        {hasWrongCount && (
          <span>
            {" · "}
            <Text id="table.wrongCount" />
          </span>
        )}
      </span>
      {fetchTime && (
        <span>
          <Text
            id="project.list.updated"
            values={{ time: intl.formatTime(fetchTime, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }) }}
          />
        </span>
      )}
    </footer>
  );
}
