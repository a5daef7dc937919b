import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { addTexts } from "../../app/i18n.ts";
import { Button } from "../../components/forms/button.tsx";
import { dismissOffer, enableNotifications, isOfferDue } from "../../state/notifications.ts";
import "./notifications.css";

const t = addTexts("called");

/** Wait in the queue after which a player may want to do something else, in ms. */
const offeredAfterMs = 10_000;

/** Offers notifications to a player who has waited for a while, once at this browser. */
export function NotificationOffer() {
  const hasWaited = useSignal(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      hasWaited.value = true;
    }, offeredAfterMs);
    return () => clearTimeout(timer);
  }, []);
  if (!hasWaited.value || !isOfferDue.value) return null;
  return (
    <section class="paper dots notification-offer" aria-label={t("called.offer.title")}>
      <b class="label">{t("called.offer.title")}</b>
      <p class="small">{t("called.offer.text")}</p>
      <div class="sheet-buttons">
        <Button onPress={() => void enableNotifications().finally(dismissOffer)}>{t("called.offer.yes")}</Button>
        <Button kind="quiet" onPress={dismissOffer}>
          {t("called.offer.no")}
        </Button>
      </div>
    </section>
  );
}
