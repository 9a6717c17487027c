// The rules of Calimala for the help: texts and pictures belong together, both ways.
import { ACTIONS, OPTIONS, TILES } from '@loggia/calimala';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { card } from '../../../src/boards/calimala/card.tsx';
import { calimalaHelp } from '../../../src/boards/calimala/help/help.ts';
import { calimalaRules } from '../../../src/boards/calimala/help/texts/en.ts';
import { speak, teach } from '../../../src/i18n/language.ts';

const { chapters } = calimalaHelp;

test('every text is used, and every text that is used exists', () => {
  const read = chapters.flatMap(({ id, passages }) => [
    `calimala.rules.${id}`,
    ...passages.flatMap(passage => {
      const key = `calimala.rules.${id}.${passage.id}`;
      return [
        key,
        ...(passage.picture === undefined ? [] : [`${key}.picture`]),
        ...(passage.title?.startsWith('calimala.rules.') ? [passage.title] : []),
      ];
    }),
  ]);
  expect([...read].sort()).toEqual(Object.keys(calimalaRules).sort());
});

test('every action and every option is explained', () => {
  const passages = (id: string) =>
    chapters.find(chapter => chapter.id === id)?.passages.map(passage => passage.id) ?? [];
  const materials = ['wood', 'brick', 'marble'];
  const explained = passages('actions').flatMap(id => (id === 'material' ? materials : [id]));
  expect([...explained].sort()).toEqual([...ACTIONS].sort());
  expect(passages('options').sort()).toEqual(Object.keys(OPTIONS).sort());
});

test('every picture is drawn with the pieces of the board', async () => {
  await Promise.all([speak('en'), teach(card.texts, ...(card.lessons ?? []))]);
  const pictures = chapters.flatMap(({ passages }) =>
    passages.flatMap(({ picture }) => (picture === undefined ? [] : [picture])),
  );
  expect(pictures.length).toBeGreaterThan(20);
  for (const picture of pictures) expect(renderToString(picture)).toContain('<svg');
});

test('the picture of a count shows everything that is counted', () => {
  const [aim] = chapters[0]?.passages ?? [];
  const drawn = renderToString(aim?.picture).match(/<svg/g) ?? [];
  expect(drawn).toHaveLength(TILES.length);
});
