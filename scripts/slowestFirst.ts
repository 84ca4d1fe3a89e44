import sequencer from "@jest/test-sequencer";

// Its types describe a module with a default export; Node's import gives the class itself.
const TestSequencer = sequencer as unknown as typeof sequencer.default;

type Tests = Parameters<InstanceType<typeof TestSequencer>["sort"]>[0];

const slowest = ["faults.test.ts", "sendSurvivesKill.test.ts", "brokenAnswers.test.ts"];

/** Starts the slowest files of tests first, since one that comes last keeps a single processor busy for a minute. */
export default class SlowestFirst extends TestSequencer {
  override async sort(tests: Tests): Promise<Tests> {
    const sorted = await super.sort(tests);
    const isSlow = ({ path }: Tests[number]) => slowest.some((name) => path.endsWith(`/${name}`));
    return [...sorted.filter(isSlow), ...sorted.filter((test) => !isSlow(test))];
  }
}
