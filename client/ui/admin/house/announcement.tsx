import { useSignal } from "@preact/signals";
import { longestWords } from "../../../../shared/net/moderation.ts";
import type { HouseView } from "../../../../shared/net/operators.ts";
import { adminApi } from "../../../net/admin-api.ts";
import { confirmingForPanel } from "../../../store/panel-passkey.ts";
import { token } from "../../../store/session.ts";
import { useAttempt } from "../../account/attempt.ts";
import { Button } from "../../components/button.tsx";
import { FieldError } from "../../components/field.tsx";
import { Part } from "../part.tsx";
import { t } from "../texts.ts";
import { WordsField } from "../words-field.tsx";
import { Said } from "./said.tsx";

interface AnnouncementProps extends Pick<HouseView, "announcement"> {
  readonly onHouse: (house: HouseView) => void;
}

/** Announcement to all players, until it is withdrawn. */
export function Announcement({ announcement, onHouse }: AnnouncementProps) {
  const words = useSignal("");
  const { busy, trouble, attempt } = useAttempt();
  async function say(said: string) {
    const house = await attempt(() => confirmingForPanel(() => adminApi.announce(token(), said)));
    if (house) onHouse(house);
    return house !== null;
  }
  async function send() {
    const sent = words.value.trim();
    if ((await say(sent)) && words.value.trim() === sent) words.value = "";
  }
  return (
    <Part title={t("admin.announcement.title")}>
      {announcement ? <Said {...announcement} /> : <p class="small soft">{t("admin.announcement.text")}</p>}
      <WordsField
        label={t(announcement ? "admin.announcement.other" : "admin.announcement.words")}
        words={words.value}
        onWords={(typed) => {
          words.value = typed;
        }}
        most={longestWords}
      />
      {trouble && <FieldError id="announcement-trouble">{trouble}</FieldError>}
      <div class="sheet-buttons">
        <Button busy={busy} off={words.value.trim() === ""} onPress={() => void send()}>
          {t("admin.announcement.send")}
        </Button>
        {announcement && (
          <Button kind="quiet" busy={busy} onPress={() => void say("")}>
            {t("admin.announcement.takeBack")}
          </Button>
        )}
      </div>
    </Part>
  );
}
