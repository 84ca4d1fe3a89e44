import { useState } from "react";
import { createPortal } from "react-dom";
import { graphql, useFragment } from "react-relay/hooks";
import { Text } from "../i18n/Text.tsx";
import { Card } from "../ui/Card.tsx";
import { EmptyCable } from "../ui/EmptyCable.tsx";
import { Notice } from "../ui/Notice.tsx";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import type { Figures_company$key } from "./__generated__/Figures_company.graphql.ts";
import chartCard from "./ChartCard.module.css";
import { ChartCard } from "./ChartCard.tsx";
import { BarsLegend, DaysLegend } from "./ChartLegend.tsx";
import { DaysChart, hasGap } from "./DaysChart.tsx";
import { ExportFigures } from "./ExportFigures.tsx";
import styles from "./Figures.module.css";
import { FiguresTable } from "./FiguresTable.tsx";
import { toInstallerRows, toMonthRows } from "./figureRows.ts";
import { daysBefore, type FiguresView, figuresDays, isRunning, periodName } from "./figuresView.ts";
import { Headline } from "./Headline.tsx";
import { InstallerBars, maxDrawn } from "./InstallerBars.tsx";
import { MonthBars } from "./MonthBars.tsx";
import { readFigures } from "./readFigures.ts";
import { useFigureColumns } from "./useFigureColumns.ts";
import { useFigureTexts } from "./useFigureTexts.ts";
import { useMonthName } from "./useMonthName.ts";

type Props = { companyRef: Figures_company$key; view: FiguresView; actions: HTMLElement | null };

/** The cards that stand beside each other; their tables unfold together. */
type CardRow = "months" | "rest";

export function Figures({ companyRef, view, actions }: Props) {
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
  const { period } = useFigureTexts();
  const [openRow, setOpenRow] = useState<Record<CardRow, boolean>>({ months: false, rest: false });
  const days = figuresDays(view);
  const now = readFigures(company.figures);
  const earlier = company.figuresBefore ? readFigures(company.figuresBefore) : null;
  const daysOfEarlier = earlier && daysBefore(view);
  // If the earlier period had no certificates, a sentence says so instead of empty bars.
  const before = earlier && earlier.total.activated > 0 ? earlier : null;
  const months = toMonthRows(now, days, before, daysOfEarlier).map((row) => ({ ...row, name: monthName(row.key) }));
  const areMonthsCompared = months.some((month) => month.before !== null);
  const columns = useFigureColumns(before !== null, areMonthsCompared);
  const installers = toInstallerRows(now, before);
  if (now.total.activated === 0)
    return (
      <Notice role="status" picture={<EmptyCable />} title={<Text id="figures.none" />}>
        <Text id="figures.noneReason" />
      </Notice>
    );
  // For a single month, a chart with one bar would repeat the totals.
  const hasMonths = months.length > 1;
  const isNothingOutside = now.total.outsideValues === 0 && !before?.total.outsideValues;
  const table = (id: keyof typeof columns, of: "figures.month" | "figures.installer") => (
    <FiguresTable
      labelledBy={`figures-${id}`}
      of={of}
      rows={id === "installers" ? installers : months}
      columns={columns[id]}
    />
  );
  const periods = {
    now: period(view.period, days),
    before: before && daysOfEarlier && period(view.period, daysOfEarlier),
  };
  const periodsOfMonths = areMonthsCompared ? periods : { ...periods, before: null };
  const opens = (row: CardRow) => ({
    isOpen: openRow[row],
    onToggle: (isOpen: boolean) => setOpenRow((open) => ({ ...open, [row]: isOpen })),
  });
  const compared = isRunning(view) ? "figures.comparedSoFar" : "figures.compared";
  return (
    <>
      {actions &&
        createPortal(
          <ExportFigures period={periodName(view)} total={now.total} months={months} installers={installers} />,
          actions,
        )}
      <Headline counts={now.total} before={before?.total ?? null} days={days} />
      {daysOfEarlier && (
        <p className={styles.compared}>
          <Text id={before ? compared : "figures.nothingBefore"} values={{ ...daysOfEarlier, today: days.to }} />
        </p>
      )}
      <div className={styles.grid}>
        {hasMonths && (
          <>
            <ChartCard
              id="figures-certificates"
              title="figures.certificatesByMonth"
              legend={<BarsLegend periods={periodsOfMonths} />}
              chart={
                <MonthBars
                  labelledBy="figures-certificates"
                  months={months}
                  sizeOf={({ activated }) => activated}
                  isListed
                />
              }
              table={table("certificates", "figures.month")}
              {...opens("months")}
            />
            <ChartCard
              id="figures-days"
              title="figures.daysToWarranty"
              legend={<DaysLegend periods={periodsOfMonths} hasGap={hasGap(months)} />}
              chart={<DaysChart labelledBy="figures-days" months={months} />}
              table={table("days", "figures.month")}
              {...opens("months")}
            />
          </>
        )}
        <ChartCard
          id="figures-installers"
          title="figures.roomsByInstaller"
          legend={<BarsLegend periods={periods} />}
          isWide={isNothingOutside || !hasMonths}
          chart={
            <>
              <InstallerBars installers={installers} />
              {installers.length > maxDrawn && (
                <p className={styles.note}>
                  <Text id="figures.installersShown" values={{ shown: maxDrawn, count: installers.length }} />
                </p>
              )}
            </>
          }
          table={
            <>
              <p className={styles.explained}>
                <Text id="figures.installerExplained" />
              </p>
              {table("installers", "figures.installer")}
            </>
          }
          {...opens("rest")}
        />
        {isNothingOutside && <NothingOutside hasMonths={hasMonths} />}
        {hasMonths && !isNothingOutside && (
          <ChartCard
            id="figures-outside"
            title="figures.outsideByMonth"
            legend={<BarsLegend periods={periodsOfMonths} />}
            chart={
              <MonthBars labelledBy="figures-outside" months={months} sizeOf={({ outsideValues }) => outsideValues} />
            }
            table={table("outside", "figures.month")}
            {...opens("rest")}
          />
        )}
      </div>
      <p className={styles.note}>
        <Text id="figures.explained" />
      </p>
    </>
  );
}

function NothingOutside({ hasMonths }: { hasMonths: boolean }) {
  return (
    <section aria-labelledby="figures-outside" className={chartCard.wide}>
      <Card>
        <div className={styles.nothing}>
          <h2 id="figures-outside">
            <Text id={hasMonths ? "figures.outsideByMonth" : "figures.outsideValues"} />
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
