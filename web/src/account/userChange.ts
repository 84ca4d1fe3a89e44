import { graphql } from "react-relay/hooks";

/** What a change to a person may show in: the person's own rows, the company's lists, and what the viewer may still do. */
export const userChange = graphql`
  fragment userChange_user on User {
    id
    ...UserRow_user
    ...OwnDetails_user
    company {
      id
      viewerCanEdit
      installers {
        id
      }
      ...CompanyUsers_company
    }
  }
`;
