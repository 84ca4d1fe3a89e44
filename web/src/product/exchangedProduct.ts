import { graphql } from "react-relay/hooks";
import type { exchangedProduct_installation$data } from "./__generated__/exchangedProduct_installation.graphql.ts";

graphql`
  fragment exchangedProduct_installation on Installation {
    id
    title
    products {
      id
      measurementId
      catalogueProductId
      recipe
      length
      power
      voltage
      cableMarking
    }
    steps {
      title
      entries {
        measurementId
        measurements {
          quantity
          value
          isOverRange
          lowerBound
          isNotMeasured
          minimum
          maximum
        }
      }
    }
  }
`;

type Room = Omit<exchangedProduct_installation$data, " $fragmentType">;

/** The room's products with the resistances of their steps. */
export const toInstalled = ({ title, products, steps }: Room) =>
  products.map((product) => ({
    ...product,
    room: title,
    resistances: steps.flatMap(({ title: step, entries }) =>
      entries
        .filter(({ measurementId }) => measurementId === product.measurementId)
        .flatMap(({ measurements }) => measurements.filter(({ quantity }) => quantity === "RESISTANCE"))
        .map((measured) => ({ ...measured, step })),
    ),
  }));

export type InstalledProduct = ReturnType<typeof toInstalled>[number];
