// Full states that fit a view, uniformly over everything its viewer cannot know.
import { below, clone, type Random, shuffle, type Viewer } from '@loggia/kernel';
import { ERAS, type Era } from './data.ts';
import { emptySheet, oneOfEachType, tilesOf } from './setup.ts';
import { totalOf } from './table.ts';
import { type EraTileId, PROSPERITY_IDS } from './tiles/index.ts';
import type { ScoreSheet, State, View } from './types.ts';

export function sample(view: View, _viewer: Viewer, random: Random): State {
  const known = clone(view);
  const unseen = shuffle(unseenProsperity(known), random);
  const seen = seenTokens(known);
  return {
    ...known,
    decks: ERAS.map(era => sampleDeck(known, era, random)),
    players: known.players.map(player => {
      const { hand, prestige } = player;
      const dealt = typeof hand === 'number' ? unseen.splice(0, hand) : hand;
      return {
        ...player,
        hand: PROSPERITY_IDS.filter(tile => dealt.includes(tile)),
        prestige:
          prestige === 'hidden' ? samplePrestige(player.prestigeTokens, seen, random) : prestige,
      };
    }),
  };
}

/** Prosperity tiles the viewer has not seen: in hidden hands or out of the game. */
function unseenProsperity({ players }: View) {
  const seen = new Set<string>();
  for (const { hand, city } of players) {
    for (const { tile } of city) seen.add(tile);
    if (typeof hand !== 'number') for (const tile of hand) seen.add(tile);
  }
  return PROSPERITY_IDS.filter(tile => !seen.has(tile));
}

/** K-5.2: with two players one tile of each type is out, and it may be any unseen one. */
function sampleDeck(known: View, era: Era, random: Random): EraTileId[] {
  const deck = known.decks[era - 1];
  if (typeof deck === 'object') return deck;
  if (deck === undefined || deck === 0) return [];
  const seen = seenTiles(known);
  const unseen = tilesOf(era, known.players.length, known.options).filter(id => !seen.has(id));
  const out = known.players.length === 2 ? oneOfEachType(unseen, random) : [];
  return shuffle(
    unseen.filter(tile => !out.includes(tile)),
    random,
  );
}

function seenTiles({ rows, removed, players, work }: View): ReadonlySet<string> {
  const seen = new Set<string>([...rows.flat(), ...removed]);
  for (const { city } of players) for (const { tile } of city) seen.add(tile);
  if (work.step === 'placing') seen.add(work.tile);
  return seen;
}

interface Tokens {
  green: number;
  red: number;
}

/** The tokens whose colour the viewer sees: their own, and everybody's if scores are open. */
function seenTokens({ players }: View): Tokens {
  const seen: Tokens = { green: 0, red: 0 };
  for (const { prestige, prestigeTokens } of players) {
    if (prestige === 'hidden') continue;
    const green = (prestigeTokens + totalOf(prestige)) / 2;
    seen.green += green;
    seen.red += prestigeTokens - green;
  }
  return seen;
}

/**
 * A face-down token is as likely green as those face up: cities at one table gain and lose by the
 * same fairs. One extra of each accounts for small samples (the rule of succession).
 */
function samplePrestige(tokens: number, { green, red }: Tokens, random: Random): ScoreSheet {
  const sheet = emptySheet();
  for (let token = 0; token < tokens; token++) {
    sheet.tiles += below(random, green + red + 2) <= green ? 1 : -1;
  }
  return sheet;
}
