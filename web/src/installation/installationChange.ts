import { graphql } from "react-relay/hooks";

/** Fragments that a change to an installation may touch: its panel, and the project's page beside it. */
graphql`
  fragment installationChange_installation on Installation {
    ...InstallationViews_installation
    folder {
      isComplete
      project {
        status
        ...Readiness_project
      }
    }
  }
`;
