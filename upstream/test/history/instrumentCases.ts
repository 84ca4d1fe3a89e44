import { makeInstrument } from "../instrumentCalls.ts";
import { type Cases, createCases, type Tested } from "./historyCase.ts";

const calibrations = [{ calibratedOn: "2026-02-10", validUntil: "2027-02-10" }];
const name = "instrument";

export function instrumentCases(tested: Tested): Cases {
  const { calls, puts, deletes } = createCases(tested);
  const pathOf = async () => `/instruments/${(await makeInstrument(tested.company)).id}`;
  return {
    createInstrument: [
      calls(
        "a calibrated instrument",
        [`instrument.created ${name},instrument.calibratedOn,instrument.validUntil`],
        async () => () => makeInstrument(tested.company, { calibrations }),
      ),
    ],
    updateInstrument: [
      puts("another number of the maker", [`instrument.changed ${name}`], async () => [
        await pathOf(),
        { serialNumber: "20-1185" },
      ]),
      puts(
        "a calibration and the end of its use",
        [`instrument.changed ${name},instrument.calibratedOn,instrument.validUntil,instrument.retiredOn`],
        async () => [await pathOf(), { calibrations, retired: true }],
      ),
      puts("what was there", [], async () => [await pathOf(), { maker: "Elmät", calibrations: [], retired: false }]),
    ],
    deleteInstrument: [deletes("an instrument", [`instrument.removed ${name}`], pathOf)],
  };
}
