import { expect, test } from "@jest/globals";
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import fc from "fast-check";
import { entry } from "../../test/openInstallationPanel.tsx";
import {
  answerBundle,
  bundles,
  field,
  openMeasuringGrid,
  pastePreview,
  room,
  step,
  type,
} from "../../test/openMeasuringGrid.tsx";

type Kind = "open" | "finished" | "without";
/** "nonsense" is a text that is no reading. */
type Cell = "empty" | "reading" | "nonsense";
type Trial = { kinds: Kind[]; sheet: Cell[][]; from: number };
type Sent = { stepEntryId: string; quantity: string; value: number };

const quantities = ["RESISTANCE", "INSULATION"] as const;

const trials: fc.Arbitrary<Trial> = fc
  .record({
    kinds: fc.array(fc.constantFrom<Kind>("open", "open", "finished", "without"), { minLength: 1, maxLength: 6 }),
    sheet: fc.array(
      fc.array(fc.constantFrom<Cell>("reading", "reading", "empty", "nonsense"), { minLength: 1, maxLength: 3 }),
      { minLength: 2, maxLength: 8 },
    ),
    from: fc.nat(5),
  })
  // The browser pastes a single cell as typed text, even with a line break after it.
  .filter(
    ({ sheet: [first, second, ...more] }) =>
      more.length > 0 || `${first} ${second}`.includes(",") || `${second}` !== "empty",
  )
  .map(({ kinds, sheet, from }) => {
    const at = from % kinds.length;
    // Pasting starts in an open room, because other rooms have no field.
    return { kinds: kinds.with(at, "open"), sheet, from: at };
  });

/** Each cell has a unique number, so that a misplaced value is noticed. */
const numberAt = (line: number, offset: number) => 100 + line * 10 + offset;
const textOf = (cell: Cell, line: number, offset: number) =>
  cell === "empty" ? "" : cell === "nonsense" ? `x${numberAt(line, offset)}` : String(numberAt(line, offset));

const roomOf = (kind: Kind, index: number) => {
  const number = index + 1;
  if (kind === "without") return room(number, { steps: [step("before", number, [entry(`ge${number} before`, null)])] });
  return room(number, { viewerCanRecord: kind === "open" });
};

function reasonFor(kind: Kind | undefined, offset: number, cell: Cell): string | null {
  if (kind === undefined) return "There is no such room here";
  if (kind === "without" || offset >= quantities.length) return "The room has no such value";
  if (kind === "finished") return "The room is completed";
  return cell === "nonsense" ? "Not a reading from 0 to 1,000,000" : null;
}

test("every value of a pasted sheet reaches its own room, or is refused with the reason", async () => {
  await fc.assert(
    fc.asyncProperty(trials, async ({ kinds, sheet, from }) => {
      const { environment } = await openMeasuringGrid(kinds.map(roomOf), "?view=measure&step=after");
      await userEvent.click(field(from + 1));
      await userEvent.paste(
        sheet.map((line, row) => line.map((cell, at) => textOf(cell, row, at)).join("\t")).join("\n"),
      );

      const reasons: string[] = [];
      const wanted: Sent[] = [];
      for (const [line, cells] of sheet.entries())
        for (const [offset, cell] of cells.entries()) {
          const row = from + line;
          const quantity = quantities[offset];
          const reason = reasonFor(kinds[row], offset, cell);
          if (cell === "empty") continue;
          if (reason !== null) reasons.push(`${textOf(cell, line, offset)}: ${reason}`);
          else if (quantity) wanted.push({ stepEntryId: `ge${row + 1}`, quantity, value: numberAt(line, offset) });
        }
      if (reasons.length + wanted.length > 0) await screen.findByRole("dialog");
      expect(refusedInPreview().sort()).toEqual(reasons.sort());
      await type("{Enter}");
      expect(await sentReadings(environment)).toEqual(wanted);
      cleanup();
    }),
    { numRuns: 25 },
  );
});

/** Each refused value with its reason. A statement without names is about all values of its line. */
function refusedInPreview(): string[] {
  if (!screen.queryByRole("dialog", { name: "Paste values" })) return [];
  const headings = pastePreview()
    .getAllByRole("columnheader")
    .map(({ textContent }) => textContent);
  const rows = pastePreview().getAllByRole("row");
  return rows.flatMap((row) => {
    const texts = [...row.children].map((cell) => cell.textContent?.trim() ?? "");
    const values = texts.slice(2, -1).filter((text) => text !== "–");
    return [...row.querySelectorAll("td:last-child > div > div > span")].flatMap(({ textContent }) => {
      const named = textContent?.split(":") ?? [];
      const reason = named.pop() ?? "";
      if (!/^(There is no|The room|Not a reading)/.test(reason)) return [];
      const own = named.map((name) => texts[headings.indexOf(name)] ?? name);
      return (own.length > 0 ? own : values).map((value) => `${value}: ${reason}`);
    });
  });
}

async function sentReadings(environment: Parameters<typeof answerBundle>[0]): Promise<Sent[]> {
  const sent: Sent[] = [];
  for (let [bundle] = bundles(environment); bundle; [bundle] = bundles(environment)) {
    for (const { stepEntryId, quantity, value } of bundle) sent.push({ stepEntryId, quantity, value });
    await answerBundle(environment, ...bundle.map(() => true as const));
  }
  return sent;
}
