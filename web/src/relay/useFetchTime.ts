import { useRelayEnvironment } from "react-relay/hooks";
import { createOperationDescriptor, type GraphQLTaggedNode, getRequest, type Variables } from "relay-runtime";

/** The time at which the query's data was loaded; null if unknown. */
export function useFetchTime(query: GraphQLTaggedNode, variables: Variables): Date | null {
  const environment = useRelayEnvironment();
  const availability = environment.check(createOperationDescriptor(getRequest(query), variables));
  return availability.status === "available" && availability.fetchTime ? new Date(availability.fetchTime) : null;
}
