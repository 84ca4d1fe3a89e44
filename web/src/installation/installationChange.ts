import { graphql } from "react-relay/hooks";

/** The data that a change of an installation may affect, in its panel and on the project's page. */
graphql`
  fragment installationChange_installation on Installation {
    ...InstallationViews_installation
    review {
      state
    }
    lacksPhoto
    photo {
      url
      thumbnailUrl
      fileName
    }
    stepStates {
      stepLabel
      stepNumber
      state
    }
    folder {
      isComplete
      completedInstallationCount
      awaitingReviewCount
      project {
        status
        ...Readiness_project
      }
    }
  }
`;
