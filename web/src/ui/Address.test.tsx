import { expect, test } from "@jest/globals";
import { render } from "@testing-library/react";
import { Address } from "./Address.tsx";

test.each([
  ["anna@nordgolv.example", "anna@|nordgolv|.example"],
  ["https://www.nordgolv.example/om", "https://|www|.nordgolv|.example/|om"],
])("%s may break between its names", (address, broken) => {
  const { container } = render(<Address>{address}</Address>);
  expect(container.textContent).toBe(address);
  expect(container.innerHTML.replaceAll("<wbr>", "|")).toBe(broken);
});
