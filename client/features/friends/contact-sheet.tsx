import { useSignal } from "@preact/signals";
import type { ReportReason } from "../../../shared/net/moderation.ts";
import { closeSheet } from "../../app/router.ts";
import { Button } from "../../components/forms/button.tsx";
import { Sheet } from "../../components/sheet.tsx";
import { CommentField, isTooLong } from "../report/comment-field.tsx";
import { t as conductTexts } from "../report/texts.ts";
import { selectedSender } from "./contact-sheet-state.ts";
import { t } from "./texts.ts";
import { useRequest } from "./use-request.ts";

const reasons = ["contact", "abuse", "name", "other"] as const satisfies readonly ReportReason[];

/** Reports the sender of a friend request or an invitation. A press on a reason sends the report. */
export function ContactSheet() {
  const words = useSignal("");
  const isSent = useSignal(false);
  const { busy, send } = useRequest();
  const sender = selectedSender.value;
  if (!sender) return null;
  const { name, report } = sender;
  async function press(reason: ReportReason) {
    const added = words.value.trim();
    const sent = await send(() => report({ reason, ...(added !== "" && { words: added }) }));
    if (sent) isSent.value = true;
  }
  return (
    <Sheet title={t("friends.report.title", { name })} onClose={closeSheet}>
      {isSent.value ? (
        <>
          <p role="status">{t("friends.report.thanks")}</p>
          <Button block focused onPress={closeSheet}>
            {conductTexts("conduct.report.close")}
          </Button>
        </>
      ) : (
        <>
          <p class="small soft-ink">{t("friends.report.note", { name })}</p>
          <CommentField
            label={conductTexts("conduct.report.words")}
            words={words.value}
            rows={2}
            onWords={(changed) => {
              words.value = changed;
            }}
          />
          <div class="reasons">
            {reasons.map((reason) => (
              <Button key={reason} busy={busy} off={isTooLong(words.value)} onPress={() => void press(reason)}>
                {conductTexts(`conduct.report.reason.${reason}`)}
              </Button>
            ))}
          </div>
        </>
      )}
    </Sheet>
  );
}
