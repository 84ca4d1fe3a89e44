import { useIntl } from "react-intl";

/** Lists ascending numbers, and writes three or more that follow each other as a range: "1–3 and 5". */
export function useNumberRuns(): (numbers: readonly number[]) => string {
  const intl = useIntl();
  return (numbers) => {
    const numbered = numbers.map((number, at) => ({ number, at }));
    // The difference between number and index is the same for consecutive numbers.
    const runs = Map.groupBy(numbered, ({ number, at }) => number - at).values();
    return intl.formatList([...runs].map((run) => run.map(({ number }) => number)).flatMap(written), {
      type: "conjunction",
    });
  };
}

const written = (run: number[]) => (run.length > 2 ? [`${run[0]}–${run.at(-1)}`] : run.map(String));
