import { graphql, useFragment } from "react-relay/hooks";
import { Text } from "../i18n/Text.tsx";
import { useMoment } from "../i18n/useMoment.ts";
import { Card } from "../ui/Card.tsx";
import type { InstrumentFiles_company$key } from "./__generated__/InstrumentFiles_company.graphql.ts";
import styles from "./Instruments.module.css";

/** Lists the instrument files that were read last. Renders nothing if there are none. */
export function InstrumentFiles({ companyRef }: { companyRef: InstrumentFiles_company$key }) {
  const moment = useMoment();
  const { instrumentFiles } = useFragment(
    graphql`
      fragment InstrumentFiles_company on Company {
        instrumentFiles @catch(to: NULL) {
          id
          fileName
          url
          lineCount
          valueCount
          readAt
          readBy
        }
      }
    `,
    companyRef,
  );
  if (!instrumentFiles || instrumentFiles.length === 0) return null;
  return (
    <section className={styles.mappings}>
      <h2>
        <Text id="instrument.files" />
      </h2>
      <Card flush>
        <ul>
          {instrumentFiles.map(({ id, fileName, url, lineCount, valueCount, readAt, readBy }) => (
            <li key={id}>
              <span>
                <a href={url} target="_blank" rel="noreferrer">
                  {fileName}
                </a>
                <span>
                  <Text
                    id="instrument.file.facts"
                    values={{
                      at: moment(readAt),
                      person: readBy ?? "–",
                      lines: lineCount,
                      values: valueCount,
                    }}
                  />
                </span>
              </span>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
