import type { OperationDescriptor, PayloadData } from "relay-runtime";
import { MockPayloadGenerator } from "relay-test-utils";

/** An answer with these root fields; the other fields are mocked by type. */
export function mockAnswer(operation: OperationDescriptor, root: object): { data: PayloadData } {
  const resolvers = ["Query", "Mutation"].map((type) => [type, () => root]);
  return MockPayloadGenerator.generate(operation, Object.fromEntries(resolvers));
}
