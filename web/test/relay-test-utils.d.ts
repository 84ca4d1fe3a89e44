/** The part of relay-test-utils that our tests use; the package ships no types. */
declare module "relay-test-utils" {
  import type { Environment, GraphQLResponse, OperationDescriptor, PayloadData } from "relay-runtime";

  type MockResolver = (context: {
    name?: string | null;
    alias?: string | null;
    path?: readonly string[] | null;
    parentType?: string | null;
    args?: Record<string, unknown> | null;
  }) => unknown;

  export type MockEnvironment = Environment & {
    mock: {
      getAllOperations(): readonly OperationDescriptor[];
      getMostRecentOperation(): OperationDescriptor;
      resolve(operation: OperationDescriptor, payload: GraphQLResponse): void;
      reject(operation: OperationDescriptor, error: Error): void;
      resolveMostRecentOperation(resolver: (operation: OperationDescriptor) => GraphQLResponse): void;
      rejectMostRecentOperation(error: Error): void;
    };
  };

  export function createMockEnvironment(): MockEnvironment;

  export const MockPayloadGenerator: {
    generate(operation: OperationDescriptor, resolvers?: Record<string, MockResolver>): { data: PayloadData };
  };
}
