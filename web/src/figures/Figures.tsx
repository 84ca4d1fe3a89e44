import { graphql, useFragment } from "react-relay/hooks";
import type { Days } from "../i18n/parsePeriod.ts";
import { Text } from "../i18n/Text.tsx";
import { Card } from "../ui/Card.tsx";
import { EmptyCable } from "../ui/EmptyCable.tsx";
import { Notice } from "../ui/Notice.tsx";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import type { Figures_company$key } from "./__generated__/Figures_company.graphql.ts";
import chart from "./Chart.module.css";
import chartCard from "./ChartCard.module.css";
import { ChartCard } from "./ChartCard.tsx";
import { DaysLines } from "./DaysLines.tsx";
import { ExportFigures } from "./ExportFigures.tsx";
import styles from "./Figures.module.css";
import { FiguresTable } from "./FiguresTable.tsx";
import { toInstallerRows, toMonthRows } from "./figureRows.ts";
import { daysBefore } from "./figuresView.ts";
import { Headline } from "./Headline.tsx";
import { InstallerBars } from "./InstallerBars.tsx";
import { MonthBars } from "./MonthBars.tsx";
import { readFigures } from "./readFigures.ts";
import { useFigureColumns } from "./useFigureColumns.ts";
import { useMonthName } from "./useMonthName.ts";

type Props = { companyRef: Figures_company$key; days: Days; period: string };

export function Figures({ companyRef, days, period }: Props) {
  const company = useFragment(
    graphql`
      fragment Figures_company on Company
      @argumentDefinitions(
        from: { type: "Date!" }
        to: { type: "Date!" }
        beforeFrom: { type: "Date!" }
        beforeTo: { type: "Date!" }
        compares: { type: "Boolean!" }
      ) {
        figures(from: $from, to: $to) @required(action: THROW) {
          ...readFigures_figures
        }
        figuresBefore: figures(from: $beforeFrom, to: $beforeTo) @include(if: $compares) @catch(to: NULL) {
          ...readFigures_figures
        }
      }
    `,
    companyRef,
  );
  const monthName = useMonthName();
  const now = readFigures(company.figures);
  const earlier = company.figuresBefore ? readFigures(company.figuresBefore) : null;
  const daysOfEarlier = earlier && daysBefore(days);
  // If the earlier period had no certificates, a sentence says so, and no empty bars are drawn.
  const before = earlier && earlier.total.activated > 0 ? earlier : null;
  const columns = useFigureColumns(before !== null);
  const months = toMonthRows(now, days, before, daysOfEarlier).map((row) => ({ ...row, name: monthName(row.key) }));
  const installers = toInstallerRows(now, before);
  if (now.total.activated === 0)
    return (
      <Notice role="status" picture={<EmptyCable />} title={<Text id="figures.none" />}>
        <Text id="figures.noneReason" />
      </Notice>
    );
  const isNothingOutside = now.total.outsideValues === 0 && !before?.total.outsideValues;
  const table = (id: keyof typeof columns, of: "figures.month" | "figures.installer") => (
    <FiguresTable
      labelledBy={`figures-${id}`}
      of={of}
      rows={id === "installers" ? installers : months}
      columns={columns[id]}
    />
  );
  return (
    <>
      <div className={styles.compared}>
        {daysOfEarlier && (
          <p>
            <Text id={before ? "figures.compared" : "figures.nothingBefore"} values={daysOfEarlier} />
          </p>
        )}
        {before && (
          <p className={chart.legend}>
            <span className={chart.key} data-series="now">
              <Text id="figures.thisPeriod" />
            </span>
            <span className={chart.key} data-series="before">
              <Text id="figures.periodBefore" />
            </span>
          </p>
        )}
        <ExportFigures period={period} total={now.total} months={months} installers={installers} />
      </div>
      <Headline counts={now.total} before={before?.total ?? null} days={days} />
      <div className={styles.grid}>
        <ChartCard
          id="figures-certificates"
          title="figures.certificatesByMonth"
          unit="figures.count"
          chart={<MonthBars months={months} sizeOf={({ activated }) => activated} />}
          table={table("certificates", "figures.month")}
        />
        <ChartCard
          id="figures-days"
          title="figures.daysToWarranty"
          unit="figures.unitDays"
          chart={<DaysLines months={months} />}
          table={table("days", "figures.month")}
        />
        <ChartCard
          id="figures-installers"
          title="figures.roomsByInstaller"
          unit="figures.count"
          isWide={isNothingOutside}
          chart={<InstallerBars installers={installers} />}
          table={
            <>
              <p className={styles.explained}>
                <Text id="figures.installerExplained" />
              </p>
              {table("installers", "figures.installer")}
            </>
          }
        />
        {isNothingOutside ? (
          <NothingOutside />
        ) : (
          <ChartCard
            id="figures-outside"
            title="figures.outsideByMonth"
            unit="figures.count"
            chart={<MonthBars months={months} sizeOf={({ outsideValues }) => outsideValues} />}
            table={table("outside", "figures.month")}
          />
        )}
      </div>
      <p className={styles.note}>
        <Text id="figures.explained" />
      </p>
    </>
  );
}

function NothingOutside() {
  return (
    <section aria-labelledby="figures-outside" className={chartCard.wide}>
      <Card>
        <div className={styles.nothing}>
          <h2 id="figures-outside">
            <Text id="figures.outsideByMonth" />
          </h2>
          <p>
            <StatusIcon name="completed" />
            <Text id="figures.nothingOutside" />
          </p>
        </div>
      </Card>
    </section>
  );
}
