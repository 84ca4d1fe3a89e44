import { createContext, type ReactNode, useContext } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { MessageId } from "../i18n/catalogues.ts";
import { companyZone } from "../i18n/companyDay.ts";
import { Text } from "../i18n/Text.tsx";
import { Notice } from "../ui/Notice.tsx";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import type { features_viewer$data, features_viewer$key } from "./__generated__/features_viewer.graphql.ts";

export type Features = Partial<NonNullable<features_viewer$data["features"]>>;

/** Exported for tests. */
export const FeaturesContext = createContext<Features>({});

/** The optional parts of the REST service; a feature is undefined until the shell's query is answered. */
export const useFeatures = (): Features => useContext(FeaturesContext);

const CompanyCountryContext = createContext<string | undefined>(undefined);

/** The company's country, such as SE; undefined until the shell's query is answered. */
export const useCompanyCountry = (): string | undefined => useContext(CompanyCountryContext);

/** The time zone that decides when the company's days begin. */
export const useCompanyZone = (): string => companyZone(useCompanyCountry());

/** Exported for tests. */
export const SignsDeclarationsContext = createContext(false);

/** True if the company's people make a declaration when they finish an installation. */
export const useSignsDeclarations = (): boolean => useContext(SignsDeclarationsContext);

/** Exported for tests. */
export const RecordCountryContext = createContext<string | null>(null);

/** The country of the record that certificates contain; null if they contain none. */
export const useRecordCountry = (): string | null => useContext(RecordCountryContext);

/** Exported for tests. */
export const IsInstallerContext = createContext(true);

/** True for users who take measurements in person. */
export const useIsInstaller = (): boolean => useContext(IsInstallerContext);

/** Exported for tests. */
export const IsAdminContext = createContext(false);

/** True for the company's admins and owners. */
export const useIsAdmin = (): boolean => useContext(IsAdminContext);

export function FeaturesProvider({ viewerRef, children }: { viewerRef: features_viewer$key; children: ReactNode }) {
  const { features, company, isAdmin, installer } = useFragment(
    graphql`
      fragment features_viewer on User {
        isAdmin
        installer
        features @catch(to: NULL) {
          attention
          attentionItems
          batches
          cameraGrants
          certificateArchive
          certificateArchiveFilters
          certificateNumbers
          certificateRegister
          certificateWithdrawal
          changesFromNow
          customers
          declarations
          externalIds
          faultReports
          faultStates
          figures
          handover
          history
          instrumentFiles
          instruments
          measuredOn
          nationalRecords
          photoProof
          productBatches
          productChanges
          programs
          projectFilters
          projectImport
          reopening
          review
          search
          standardsConfirmation
          templates
          uploadParts
          webhooks
          workKinds
        }
        company @catch(to: NULL) {
          country
          nationalRecord {
            country
          }
          signsDeclarations
        }
      }
    `,
    viewerRef,
  );
  return (
    <FeaturesContext value={features ?? {}}>
      <IsAdminContext value={isAdmin}>
        <IsInstallerContext value={installer}>
          <SignsDeclarationsContext value={company?.signsDeclarations === true}>
            <RecordCountryContext value={company?.nationalRecord?.country ?? null}>
              <CompanyCountryContext value={company?.country}>{children}</CompanyCountryContext>
            </RecordCountryContext>
          </SignsDeclarationsContext>
        </IsInstallerContext>
      </IsAdminContext>
    </FeaturesContext>
  );
}

type Props = { feature: keyof Features; title: MessageId; reason: MessageId; children: ReactNode };

export function RequiresFeature({ feature, title, reason, children }: Props) {
  if (useFeatures()[feature] !== false) return children;
  return (
    <Notice picture={<StatusIcon name="not-measured" size={22} />} title={<Text id={title} />}>
      <Text id={reason} />
    </Notice>
  );
}
