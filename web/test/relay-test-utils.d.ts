/** The package ships no types; these are the ones that our tests use. */
declare module "relay-test-utils" {
  import type {
    Environment,
    GraphQLSingularResponse,
    OperationDescriptor,
    PayloadData,
    RelayFieldLogger,
  } from "relay-runtime";

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
      resolve(operation: OperationDescriptor, payload: GraphQLSingularResponse): void;
      reject(operation: OperationDescriptor, error: Error): void;
      resolveMostRecentOperation(resolver: (operation: OperationDescriptor) => GraphQLSingularResponse): void;
      rejectMostRecentOperation(error: Error): void;
    };
  };

  export function createMockEnvironment(config?: { relayFieldLogger?: RelayFieldLogger }): MockEnvironment;

  export const MockPayloadGenerator: {
    generate(
      operation: OperationDescriptor,
      resolvers?: Record<string, MockResolver>,
    ): { data: PayloadData; RelayFieldLogger };
  };
}
