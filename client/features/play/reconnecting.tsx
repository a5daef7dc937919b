import { t } from "../../app/i18n.ts";
import { go } from "../../app/router.ts";
import { Button } from "../../components/forms/button.tsx";
import { Notice } from "../../components/notice.tsx";
import { Icon } from "../../components/pictures/icon.tsx";
import type { ServerSource } from "../../game-model/model.ts";
import "./reconnecting.css";

const lives = 9;

/** Shown over the dimmed table: a cat's head for each of the first nine tries. The tries continue after that. */
export function Reconnecting({ link }: { readonly link: ServerSource }) {
  const tries = link.tries.value;
  return (
    <div class="reconnecting" role="alertdialog" aria-label={t("reconnect.title")}>
      <Notice over title={t("reconnect.title")} text={t("reconnect.text")}>
        <div class="lives-box">
          <div class="lives" aria-hidden="true">
            {Array.from({ length: lives }, (_, life) => (
              <CatHead key={life} used={life < tries} />
            ))}
          </div>
          <p>{tries > lives ? t("reconnect.still") : t("reconnect.tries", { count: tries })}</p>
        </div>
        <Button kind="go" block onPress={() => link.retryNow()}>
          <Icon name="again" />
          {t("reconnect.now")}
        </Button>
        <p class="small soft balance">{t("reconnect.note")}</p>
        <Button kind="link" onPress={() => go("/", "replace")}>
          {t("app.home")}
        </Button>
      </Notice>
    </div>
  );
}

function CatHead({ used }: { readonly used: boolean }) {
  return (
    <svg viewBox="0 0 24 24" class={used ? "used" : ""} aria-hidden="true">
      <path
        fill="currentColor"
        fill-rule="evenodd"
        d="M4.5 10.5L3.2 2.6Q3.3 1 4.8 1.6L9.4 5.2Q12 4.7 14.6 5.2L19.2 1.6Q20.7 1 20.8 2.6L19.5 10.5Q21.5 13 20.8 15.8Q19 21.5 12 21.5Q5 21.5 3.2 15.8Q2.5 13 4.5 10.5ZM6.3 13a2 2 0 1 0 4 0a2 2 0 1 0 -4 0ZM13.7 13a2 2 0 1 0 4 0a2 2 0 1 0 -4 0Z"
      />
    </svg>
  );
}
