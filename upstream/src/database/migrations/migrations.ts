import type { Migration } from "kysely/migration";
import { company } from "./001_company.ts";
import { project } from "./002_project.ts";
import { product } from "./003_product.ts";
import { installation } from "./004_installation.ts";
import { file } from "./005_file.ts";
import { certificate } from "./006_certificate.ts";
import { pool } from "./007_pool.ts";
import { poolAccounts } from "./008_pool_accounts.ts";
import { versions } from "./009_versions.ts";
import { idempotency } from "./010_idempotency.ts";
import { recipientReason } from "./011_recipient_reason.ts";
import { productSearchTitle } from "./012_product_search_title.ts";
import { projectList } from "./013_project_list.ts";
import { recipientUnsent } from "./014_recipient_unsent.ts";
import { recordingChanges } from "./015_recording_changes.ts";
import { invitation } from "./016_invitation.ts";
import { codeTries } from "./017_code_tries.ts";
import { codeNonce } from "./018_code_nonce.ts";
import { invitedBy } from "./019_invited_by.ts";
import { filePages } from "./020_file_pages.ts";
import { template } from "./021_template.ts";
import { productGtin } from "./022_product_gtin.ts";
import { search } from "./023_search.ts";
import { certificateRegister } from "./024_certificate_register.ts";
import { projectOrder } from "./025_project_order.ts";
import { projectProgress } from "./026_project_progress.ts";
import { history } from "./027_history.ts";
import { faultReport } from "./028_fault_report.ts";
import { certificateArchive } from "./029_certificate_archive.ts";
import { attention } from "./030_attention.ts";
import { weeklyMail } from "./031_weekly_mail.ts";
import { readyToFinish } from "./032_ready_to_finish.ts";
import { program } from "./033_program.ts";
import { objectChange } from "./034_object_change.ts";
import { judgedValues } from "./035_judged_values.ts";
import { webhook } from "./036_webhook.ts";
import { externalId } from "./037_external_id.ts";
import { historyWords } from "./038_history_words.ts";
import { dataExport } from "./039_export.ts";
import { searchExternalId } from "./040_search_external_id.ts";
import { idempotencyReference } from "./041_idempotency_reference.ts";
import { searchWordOrder } from "./042_search_word_order.ts";
import { sentOwnerCode } from "./043_sent_owner_code.ts";
import { idempotencySender } from "./044_idempotency_sender.ts";
import { removedFile } from "./045_removed_file.ts";
import { projectImport } from "./046_project_import.ts";
import { measuredOn } from "./047_measured_on.ts";
import { batch } from "./048_batch.ts";
import { logoPrint } from "./049_logo_print.ts";
import { userAdministration } from "./050_user_administration.ts";
import { slowWebhook } from "./051_slow_webhook.ts";
import { attentionItem } from "./052_attention_item.ts";
import { archivedCertificates } from "./053_archived_certificates.ts";
import { capitalSharpS } from "./054_capital_sharp_s.ts";
import { versionTriggers } from "./055_version_triggers.ts";
import { removedFileTriggers } from "./056_removed_file_triggers.ts";
import { previousPassword } from "./057_previous_password.ts";
import { seal } from "./058_seal.ts";
import { progressTriggers } from "./059_progress_triggers.ts";
import { searchTriggers } from "./060_search_triggers.ts";
import { uniqueKey } from "./061_unique_key.ts";
import { log } from "./062_log.ts";
import { withdrawal } from "./063_withdrawal.ts";
import { photoProof } from "./065_photo_proof.ts";
import { historyCheck } from "./066_history_check.ts";
import { sealTimestamp } from "./067_seal_timestamp.ts";
import { withdrawnSealKey } from "./068_withdrawn_seal_key.ts";
import { archivedStatuses } from "./069_archived_statuses.ts";
import { photoFacts } from "./070_photo_facts.ts";
import { cameraGrant } from "./072_camera_grant.ts";
import { faultReporter } from "./074_fault_reporter.ts";
import { samePhoto } from "./075_same_photo.ts";
import { srpVerifier } from "./076_srp_verifier.ts";
import { similarPhoto } from "./077_similar_photo.ts";
import { faultState } from "./078_fault_state.ts";
import { historyBatchEntry } from "./079_history_batch_entry.ts";
import { formerFinding } from "./080_former_finding.ts";
import { customer } from "./081_customer.ts";
import { review } from "./082_review.ts";
import { instrument } from "./083_instrument.ts";
import { declaration } from "./084_declaration.ts";
import { projectFilter } from "./085_project_filter.ts";
import { instrumentFile } from "./086_instrument_file.ts";
import { nationalRecord } from "./088_national_record.ts";
import { productUse } from "./092_product_use.ts";
import { colorThumbnail } from "./094_color_thumbnail.ts";
import { reviewReturned } from "./098_review_returned.ts";
import { savedView } from "./100_saved_view.ts";
import { workKind } from "./101_work_kind.ts";
import { faultPhoto } from "./103_fault_photo.ts";
import { batchExchange } from "./104_batch_exchange.ts";
import { standardsConfirmation } from "./106_standards_confirmation.ts";

// Names sort in the order of running. The name of a released migration never changes.
export const migrations: Record<string, Migration> = {
  "001_company": company,
  "002_project": project,
  "003_product": product,
  "004_installation": installation,
  "005_file": file,
  "006_certificate": certificate,
  "007_pool": pool,
  "008_pool_accounts": poolAccounts,
  "009_versions": versions,
  "010_idempotency": idempotency,
  "011_recipient_reason": recipientReason,
  "012_product_search_title": productSearchTitle,
  "013_project_list": projectList,
  "014_recipient_unsent": recipientUnsent,
  "015_recording_changes": recordingChanges,
  "016_invitation": invitation,
  "017_code_tries": codeTries,
  "018_code_nonce": codeNonce,
  "019_invited_by": invitedBy,
  "020_file_pages": filePages,
  "021_template": template,
  "022_product_gtin": productGtin,
  "023_search": search,
  "024_certificate_register": certificateRegister,
  "025_project_order": projectOrder,
  "026_project_progress": projectProgress,
  "027_history": history,
  "028_fault_report": faultReport,
  "029_certificate_archive": certificateArchive,
  "030_attention": attention,
  "031_weekly_mail": weeklyMail,
  "032_ready_to_finish": readyToFinish,
  "033_program": program,
  "034_object_change": objectChange,
  "035_judged_values": judgedValues,
  "036_webhook": webhook,
  "037_external_id": externalId,
  "038_history_words": historyWords,
  "039_export": dataExport,
  "040_search_external_id": searchExternalId,
  "041_idempotency_reference": idempotencyReference,
  "042_search_word_order": searchWordOrder,
  "043_sent_owner_code": sentOwnerCode,
  "044_idempotency_sender": idempotencySender,
  "045_removed_file": removedFile,
  "046_project_import": projectImport,
  "047_measured_on": measuredOn,
  "048_batch": batch,
  "049_logo_print": logoPrint,
  "050_user_administration": userAdministration,
  "051_slow_webhook": slowWebhook,
  "052_attention_item": attentionItem,
  "053_archived_certificates": archivedCertificates,
  "054_capital_sharp_s": capitalSharpS,
  "055_version_triggers": versionTriggers,
  "056_removed_file_triggers": removedFileTriggers,
  "057_previous_password": previousPassword,
  "058_seal": seal,
  "059_progress_triggers": progressTriggers,
  "060_search_triggers": searchTriggers,
  "061_unique_key": uniqueKey,
  "062_log": log,
  "063_withdrawal": withdrawal,
  "065_photo_proof": photoProof,
  "066_history_check": historyCheck,
  "067_seal_timestamp": sealTimestamp,
  "068_withdrawn_seal_key": withdrawnSealKey,
  "069_archived_statuses": archivedStatuses,
  "070_photo_facts": photoFacts,
  "072_camera_grant": cameraGrant,
  "074_fault_reporter": faultReporter,
  "075_same_photo": samePhoto,
  "076_srp_verifier": srpVerifier,
  "077_similar_photo": similarPhoto,
  "078_fault_state": faultState,
  "079_history_batch_entry": historyBatchEntry,
  "080_former_finding": formerFinding,
  "081_customer": customer,
  "082_review": review,
  "083_instrument": instrument,
  "084_declaration": declaration,
  "085_project_filter": projectFilter,
  "086_instrument_file": instrumentFile,
  "088_national_record": nationalRecord,
  "092_product_use": productUse,
  "094_color_thumbnail": colorThumbnail,
  "098_review_returned": reviewReturned,
  "100_saved_view": savedView,
  "101_work_kind": workKind,
  "103_fault_photo": faultPhoto,
  "104_batch_exchange": batchExchange,
  "106_standards_confirmation": standardsConfirmation,
};
