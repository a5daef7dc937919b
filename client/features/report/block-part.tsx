import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { BlockRequest } from "../../../shared/net/blocks.ts";
import { Button } from "../../components/forms/button.tsx";
import { FieldError } from "../../components/forms/field.tsx";
import { Icon } from "../../components/pictures/icon.tsx";
import { askBlocks, block, blocks, unblock } from "../../state/blocks.ts";
import { useAttempt } from "../account/use-attempt.ts";
import type { Person } from "./open-person-sheet.ts";
import { t } from "./texts.ts";

interface BlockProps {
  readonly person: Person;
  readonly title?: string;
}

/** Blocks a player, after an explanation of the effects; also unblocks. */
export function BlockPart({ person, title }: BlockProps) {
  const changed = useSignal<boolean | null>(null);
  const { busy, trouble, attempt } = useAttempt();
  const whom = requestFor(person);
  const isBlocked = changed.value ?? isKnownAsBlocked(person);
  useEffect(() => {
    if (person.met.kind === "name") void askBlocks();
  }, [person]);
  async function change() {
    // Blocking again returns the same block with the id that is needed to unblock.
    const made = await attempt(() => block(whom));
    if (!made) return;
    if (!isBlocked) changed.value = true;
    else if (await attempt(() => unblock(made.id))) changed.value = false;
  }
  return (
    <section class="person-part" aria-label={t("conduct.block.of", { name: person.name })}>
      {title && !isBlocked && <h3 class="label">{title}</h3>}
      <p class="small soft-ink" role="status">
        {isBlocked ? t("conduct.block.done") : t("conduct.block.what")}
      </p>
      <Button block busy={busy} onPress={() => void change()}>
        <Icon name="block" />
        {isBlocked ? t("conduct.block.undo") : t("conduct.block.of", { name: person.name })}
      </Button>
      {trouble && <FieldError id="block-trouble">{trouble}</FieldError>}
    </section>
  );
}

function requestFor({ name, met }: Person): BlockRequest {
  switch (met.kind) {
    case "table":
      return { roomId: met.talk.social.roomId, who: met.who };
    case "game":
      return { gameId: met.gameId, seat: met.seat };
    case "name":
      return { name };
  }
}

/** Whether the client knows that the player is blocked. For players of a finished game only the server knows. */
function isKnownAsBlocked({ name, met }: Person): boolean {
  switch (met.kind) {
    case "table":
      return met.talk.social.blocked.value.has(met.who);
    case "game":
      return false;
    case "name":
      return blocks.value?.some((each) => each.name === name) ?? false;
  }
}
