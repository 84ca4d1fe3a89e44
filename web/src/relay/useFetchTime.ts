import { useRelayEnvironment } from "react-relay/hooks";
import { createOperationDescriptor, type GraphQLTaggedNode, getRequest, type Variables } from "relay-runtime";

/** When the data of a query on the page came from the gateway; null when that is not known. */
export function useFetchTime(query: GraphQLTaggedNode, variables: Variables): Date | null {
  const environment = useRelayEnvironment();
  const availability = environment.check(createOperationDescriptor(getRequest(query), variables));
  return availability.status === "available" && availability.fetchTime ? new Date(availability.fetchTime) : null;
}
