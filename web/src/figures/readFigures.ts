import { graphql, readInlineData } from "react-relay/hooks";
import type { readFigures_figures$key } from "./__generated__/readFigures_figures.graphql.ts";
import { readCounts } from "./figureCounts.ts";
import type { ReadFigures } from "./figureRows.ts";

const fragment = graphql`
  fragment readFigures_figures on Figures @inline {
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
`;

export function readFigures(figuresRef: readFigures_figures$key): ReadFigures {
  const { total, months, installers } = readInlineData(fragment, figuresRef);
  return {
    total: readCounts(total),
    months: new Map(months.map(({ month, counts }) => [month, readCounts(counts)])),
    installers: installers.map(({ nodeId, name, counts }) => ({ key: nodeId, name, counts: readCounts(counts) })),
  };
}
