import { localeOf } from "../discord/reader.ts";
import { openOptions, withOption } from "../engine/kernel/match-options.ts";
import type { Proposal } from "../match/proposals.ts";
import { modeOf } from "../present/challenge-card.ts";
import { speakerFor } from "../present/match-words.ts";
import { asEdit } from "../present/message.ts";
import { buildSetupPanel, closedSetup } from "../present/setup-panel.ts";
import { type Answerable, tellText, words } from "./answer.ts";
import type { Bench } from "./bench.ts";
import type { SetupClick } from "./clicks.ts";
import { deckNotes, deckObjects } from "./deck-notes.ts";
import { postLobby } from "./lobby-clicks.ts";
import { choiceFor } from "./offers.ts";
import { postChallenge, startAgainstAi, type Wish } from "./post.ts";

/** Where the panel stands apart from the proposal itself. */
interface Place {
  readonly open?: string;
  readonly page?: number;
}

/** Shows the panel in the private answer that was begun before. */
export async function showSetup(
  bench: Bench,
  interaction: Answerable,
  proposal: Proposal,
  place: Place = {},
): Promise<void> {
  const { stage } = bench;
  const game = stage.games.get(proposal.game);
  if (!game) return gone(interaction);
  const speaker = speakerFor(stage.games, game.id, localeOf(interaction));
  const decks = await choiceFor(bench, proposal, game, proposal.owner.userId);
  const notes = await deckNotes(bench, interaction, proposal);
  const panel = buildSetupPanel({ proposal, game, decks, notes, speaker, idOf: stage.idOf, ...place });
  await interaction.editReply(asEdit(panel));
}

async function gone(interaction: Answerable): Promise<void> {
  await interaction.editReply(asEdit(closedSetup(words(interaction).tell("ui.setup.gone"))));
}

/** A click on the panel; it was acknowledged before. */
export async function setupClick(
  bench: Bench,
  interaction: Answerable,
  click: SetupClick,
  values: readonly string[],
): Promise<void> {
  const { proposals, stage } = bench;
  const known = await proposals.get(click.proposal);
  const game = known ? stage.games.get(known.game) : undefined;
  if (!known || !game) return gone(interaction);
  if (known.owner.userId !== interaction.user.id) return tellText(interaction, "ui.answer.not-yours");
  if (click.verb === "post") return post(bench, interaction, known);
  if (known.closed) return gone(interaction);
  const given = values[0] ?? "";
  const { own, ready } = await choiceFor(bench, known, game, known.owner.userId);
  const decks = [...own, ...ready];
  if (click.verb === "option") return showSetup(bench, interaction, known, { open: given });
  if (click.verb === "back") return showSetup(bench, interaction, known);
  if (click.verb === "page")
    return showSetup(bench, interaction, known, { page: Math.max(0, Number.parseInt(click.arg, 10) || 0) });
  if (click.verb === "cancel") {
    await proposals.change(known.id, (proposal) => ({ ...proposal, closed: true }));
    await interaction.editReply(asEdit(closedSetup(words(interaction).tell("ui.setup.cancelled"))));
    return;
  }
  const next = await proposals.change(known.id, (proposal): Proposal => {
    if (click.verb === "reset") return { ...proposal, options: {} };
    if (click.verb === "deck")
      return decks.some((offer) => offer.id === given) ? { ...proposal, deck: given } : proposal;
    // By the rules as written only: an old panel may still offer more.
    if (proposal.stakes === "ranked") return { ...proposal, options: {} };
    const [option = "", value = given] = click.arg.split(",");
    const open = openOptions(game, modeOf(game, proposal.mode));
    return { ...proposal, options: withOption(open, proposal.options, option, value) };
  });
  return next && !next.closed ? showSetup(bench, interaction, next) : gone(interaction);
}

/** Posts what was set up. Clicked twice, or after a crash in between, it is posted once all the same. */
async function post(bench: Bench, interaction: Answerable, proposal: Proposal): Promise<void> {
  const game = bench.stage.games.get(proposal.game);
  const mode = game ? modeOf(game, proposal.mode) : undefined;
  if (game) {
    const { own } = await choiceFor(bench, proposal, game, proposal.owner.userId);
    const offer = own.find((one) => one.id === proposal.deck);
    if (offer && (await deckObjects(bench, interaction, proposal, game, offer))) return;
  }
  const kept = await bench.proposals.change(proposal.id, (one) => ({ ...one, closed: true }));
  if (!game || !mode || !kept) return gone(interaction);
  const wish: Wish = { ...kept, game, mode };
  const say = (said: string): Promise<unknown> => interaction.editReply(asEdit(closedSetup(said)));
  if (kept.opponent === "ai") {
    const thread = await startAgainstAi(bench, wish);
    await say(words(interaction).tell("ui.challenge.starting", { thread: `<#${thread}>` }));
    return;
  }
  if (mode.seats > 2) await postLobby(bench, wish);
  else await postChallenge(bench, wish, kept.opponent);
  await say(words(interaction).tell(mode.seats > 2 ? "ui.lobby.posted" : "ui.setup.posted"));
}
