import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { SelectField } from "../forms/SelectField.tsx";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { EmptyCable } from "../ui/EmptyCable.tsx";
import { Notice } from "../ui/Notice.tsx";
import type { Figures_company$key } from "./__generated__/Figures_company.graphql.ts";
import { ExportFigures } from "./ExportFigures.tsx";
import styles from "./Figures.module.css";
import { FiguresTable } from "./FiguresTable.tsx";
import { noCounts, readCounts } from "./figureCounts.ts";
import { monthsBetween } from "./figuresView.ts";
import { Headline } from "./Headline.tsx";
import { InstallerChart } from "./InstallerChart.tsx";
import { MonthChart } from "./MonthChart.tsx";
import { certificatesMeasure, measures } from "./measures.ts";
import { useMonthName } from "./useMonthName.ts";

export function Figures({ companyRef, period }: { companyRef: Figures_company$key; period: string }) {
  const { figures } = useFragment(
    graphql`
      fragment Figures_company on Company @argumentDefinitions(from: { type: "Date!" }, to: { type: "Date!" }) {
        figures(from: $from, to: $to) @required(action: THROW) {
          total {
            ...figureCounts_counts
          }
          months {
            month
            counts {
              ...figureCounts_counts
            }
          }
          installers {
            nodeId
            name
            counts {
              ...figureCounts_counts
            }
          }
        }
      }
    `,
    companyRef,
  );
  const text = useText();
  const monthName = useMonthName();
  const [measure, setMeasure] = useState(certificatesMeasure);
  const total = readCounts(figures.total);
  const countsOf = new Map(figures.months.map(({ month, counts }) => [month, readCounts(counts)]));
  const months = monthsBetween([...countsOf.keys()]).map((month) => ({
    key: month,
    name: monthName(month),
    counts: countsOf.get(month) ?? noCounts,
  }));
  const installers = figures.installers.map(({ nodeId, name, counts }) => ({
    key: nodeId,
    name,
    counts: readCounts(counts),
  }));
  if (total.activated === 0)
    return (
      <Notice role="status" picture={<EmptyCable />} title={<Text id="figures.none" />}>
        <Text id="figures.noneReason" />
      </Notice>
    );
  return (
    <>
      <Headline counts={total} />
      <p className={styles.explained}>
        <Text id="figures.explained" />
      </p>
      <div className={styles.measure}>
        <SelectField
          label={text("figures.measure")}
          value={measure.label}
          options={measures.map(({ label }) => ({ value: label, label: text(label) }))}
          onChange={(value) => setMeasure(measures.find(({ label }) => label === value) ?? certificatesMeasure)}
        />
      </div>
      <section className={styles.part} aria-labelledby="figures-months">
        <h2 id="figures-months">
          <Text id="figures.byMonth" />
        </h2>
        <MonthChart months={months} measure={measure} />
        <FiguresTable labelledBy="figures-months" of="figures.month" rows={months} />
      </section>
      <section className={styles.part} aria-labelledby="figures-installers">
        <h2 id="figures-installers">
          <Text id="figures.byInstaller" />
        </h2>
        <p className={styles.explained}>
          <Text id="figures.installerExplained" />
        </p>
        <InstallerChart installers={installers} measure={measure} />
        <FiguresTable labelledBy="figures-installers" of="figures.installer" rows={installers} />
      </section>
      <ExportFigures period={period} total={total} months={months} installers={installers} />
    </>
  );
}
