// K-4.7: activations, their price, who pays it, and what reacts.
import { describe, expect, it } from 'vitest';
import { stepsOfActivation } from '../src/effects.ts';
import { type Position, position, type Start } from './position.ts';

const executive = (start: Start = {}) => position({ phase: 'executive', ...start });

/** A city with energy and no tourists nearby. */
const alone = (energy: number, start: Start = {}) =>
  executive(start).blue({ energy }).tourist('blue', 'red');

describe('the price of an activation', () => {
  it('T42 K-4.7.4 K-4.7.3 is the printed energy, the cubes and one; the second time costs more', () => {
    const p = alone(9).blue({ level: 3 });
    expect(p.price('blue', 'city-hall')).toBe(2);
    p.activates('city-hall');
    expect(p.price('blue', 'city-hall')).toBe(4);
    p.activates('city-hall');
    expect(p.of('blue')).toMatchObject({ energy: 3, population: 7 });
    expect(p.tile('blue', 'city-hall').cubes).toBe(6);
  });

  it('T43 K-4.7.5 K-4.7.7 tourists replace cubes; the Mall does not react to itself', () => {
    const p = executive()
      .turnOf('red')
      .stands('red', ['shopping-mall', 0, 1])
      .red({ economy: 10 })
      .tourist('blue', 'red');
    expect(p.activates('shopping-mall', 'blue', 'red').of('red')).toMatchObject({
      economy: 19,
      energy: 3,
    });
    expect([p.place('blue'), p.place('red')]).toEqual(['red shopping-mall', 'red shopping-mall']);
    expect(p.all('tileActivated')).toMatchObject([{ cubes: 1, tourists: [0, 1] }]);
  });

  it('T44 K-4.7.6 a tourist on the tile counts until it moves to another one', () => {
    const four = executive({ players: 4 })
      .blue({ energy: 9, level: 3 })
      .cubes('blue', 'city-hall', 1)
      .tourist('green', 'blue', 'city-hall')
      .tourist('blue', 'red');
    expect(four.price('blue', 'city-hall')).toBe(4);
    four.activates('hotel', 'green');
    expect(four.price('blue', 'city-hall')).toBe(3);
    expect(four.place('green')).toBe('blue hotel');
  });

  it('K-4.7.4 tourists on the buildings of other cities do not count', () => {
    const p = executive().tourist('red', 'red', 'hotel').tourist('black', 'red', 'city-hall');
    expect([p.price('blue', 'hotel'), p.price('blue', 'city-hall')]).toEqual([1, 2]);
    expect([p.price('red', 'hotel'), p.price('red', 'city-hall')]).toEqual([2, 3]);
  });

  it('T45 a tourist on the tile itself does not help', () => {
    const p = executive().blue({ energy: 2 }).tourist('blue', 'blue', 'hotel');
    p.tourist('red', 'blue').play({ type: 'activate', building: 0 });
    expect(p.verdict({ type: 'useTourist', tourist: 0 })).toBe('tourist.there');
    expect(p.verdict({ type: 'useTourist', tourist: 2 })).toBe('tourist.elsewhere');
    const only = executive().blue({ energy: 1 }).tourist('blue', 'blue', 'hotel');
    const refused = only.refusal({ type: 'activate', building: 0 });
    expect(refused).toMatchObject({ code: 'activate.tooDear', params: { price: 2 } });
    expect(p.verdict({ type: 'useTourist', tourist: 9 })).toBe('tourist.elsewhere');
  });

  it('K-4.7.5 K-8.2 each tourist who may help is offered once', () => {
    const p = executive().tourist('red', 'blue').play({ type: 'activate', building: 1 });
    const helpers = () => p.legalOf('useTourist').map(move => move.tourist);
    expect(helpers()).toEqual([0, 1]);
    expect(p.verdict({ type: 'pay' })).toBe('allowed');
    p.play({ type: 'useTourist', tourist: 0 });
    expect(helpers()).toEqual([1]);
    expect(p.verdict({ type: 'useTourist', tourist: 0 })).toBe('tourist.helped');
    p.play({ type: 'useTourist', tourist: 1 });
    expect(helpers()).toEqual([]);
  });

  it('A51 cubes and tourists pay the exact price', () => {
    const p = executive().tourist('red', 'blue').play({ type: 'activate', building: 0 });
    p.play({ type: 'useTourist', tourist: 0 });
    expect(p.verdict({ type: 'useTourist', tourist: 1 })).toBe('tourist.tooMany');
    expect(p.legal().map(move => move.type)).toEqual(['pay', 'undo', 'restart']);
  });

  it('K-8.2 with an empty plant the tourists come first', () => {
    const p = executive().blue({ energy: 0 }).play({ type: 'activate', building: 0 });
    expect(p.verdict({ type: 'pay' })).toBe('pay.tooLittle');
    expect(
      p.play({ type: 'useTourist', tourist: 0 }).play({ type: 'pay' }).of('blue'),
    ).toMatchObject({ economy: 15, energy: 0 });
  });

  const twoActivations = (options = {}) =>
    executive({ options }).blue({ level: 3, energy: 4 }).activates('hotel', 'blue');

  it('T82 A27 a tourist helps once in a phase, and moves on in the next', () => {
    const refused = twoActivations().tourist('red', 'blue');
    refused.play({ type: 'activate', building: 1 });
    expect(refused.verdict({ type: 'useTourist', tourist: 0 })).toBe('tourist.helped');
    expect(refused.verdict({ type: 'useTourist', tourist: 1 })).toBe('allowed');
    expect(twoActivations().activates('city-hall').of('blue').energy).toBe(2);
    const next = twoActivations().turnOf('blue').activates('city-hall', 'blue');
    expect(next.of('blue').energy).toBe(3);
    expect(next.place('blue')).toBe('blue city-hall');
  });

  it('A27 with the option it may help again', () => {
    const p = twoActivations({ touristOncePerPhase: false });
    p.play({ type: 'activate', building: 1 });
    expect(p.verdict({ type: 'useTourist', tourist: 0 })).toBe('allowed');
    expect(twoActivations().play({ type: 'activate', building: 1 }).state.work.step).toBe('idle');
  });
});

describe('activations', () => {
  const jefferson = (culture: number) =>
    executive()
      .blue({ culture, energy: 4 })
      .stands('blue', ['jefferson-apartments', 1, 1], ['museum-of-art', 2, 1])
      .stands('blue', ['convention-center', 0, 1])
      .tourist('blue', 'blue', 'convention-center')
      .activates('jefferson-apartments', 'blue');

  it('T46 the tile’s own gains come first, then those of neighbours', () => {
    const p = jefferson(10);
    expect(p.of('blue')).toMatchObject({ culture: 9, population: 7, energy: 3 });
    expect(p.place('blue')).toBe('blue jefferson-apartments');
  });

  const crowded = (options = {}, culture = 2) =>
    alone(9, { options })
      .blue({ culture, population: 19 })
      .stands('blue', ['jefferson-apartments', 1, 1])
      .play({ type: 'activate', building: 2 });

  it('A44 K-4.4.5 population beyond its end raises culture, before or after a loss of culture', () => {
    expect(crowded().stage).toBe('orderingActivation');
    const [of, by] = ['own', 'jefferson-apartments'] as const;
    expect(stepsOfActivation(crowded().tile('blue', by))).toEqual([
      { of, resource: 'population', amount: 2, by },
      { of, resource: 'culture', amount: -3, by },
    ]);
    expect(crowded().legal()).toEqual([
      { type: 'resolve', effect: 0 },
      { type: 'resolve', effect: 1 },
      { type: 'resolveRest' },
      { type: 'undo' },
      { type: 'restart' },
    ]);
    expect(crowded().verdict({ type: 'resolve', effect: 2 })).toBe('effect.none');
    expect(crowded().verdict({ type: 'resolve', effect: 0, building: 0 })).toBe('effect.building');
    expect(crowded().resolves('population').events[0]).toEqual({
      type: 'effectChosen',
      seat: 0,
      resource: 'population',
    });
    expect(crowded().rest().of('blue')).toMatchObject({ culture: 1, prestige: 0 });
    expect(crowded().resolves('culture').of('blue')).toMatchObject({ culture: 3, prestige: -1 });
    expect(crowded({}, 29).rest().of('blue')).toMatchObject({ culture: 27, prestige: 1 });
    const first = crowded({}, 29).resolves('culture');
    expect(first.of('blue')).toMatchObject({ culture: 28, prestige: 0 });
  });

  it('A45 a turn does not end by itself before its effects are done', () => {
    const p = crowded({ autoEndTurn: true });
    expect([p.active, p.stage]).toEqual(['blue', 'orderingActivation']);
    expect(p.resolves('culture').active).toBe('red');
    const rest = crowded({ autoEndTurn: true }).play({ type: 'resolveRest' });
    expect(rest.active).toBe('red');
    expect(rest.events.at(0)).toEqual({ type: 'effectChosen', seat: 0, resource: 'rest' });
    expect(rest.events.at(-1)).toEqual({ type: 'turnDone', seat: 0, phase: 'executive' });
  });

  it('T76 K-4.4.5 the lower arrow of culture pays before the neighbours give', () => {
    const p = jefferson(2);
    expect(p.of('blue')).toMatchObject({ culture: 3, population: 7, prestige: -1 });
  });

  it('T47 K-4.7.2 K-4.7.9 A5 the plant gives activations, and the token one more', () => {
    const p = alone(30).blue({ level: 3 }).set({ highest: 0 });
    p.activates('hotel').activates('hotel').activates('hotel');
    expect(p.verdict({ type: 'activate', building: 0 })).toBe('activate.noneLeft');
    expect(p.legal().map(move => move.type)).toEqual(['done', 'undo', 'restart']);
  });

  it.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 2],
    [5, 3],
    [6, 3],
  ] as const)('K-4.7.9 level %i has %i activations', (level, count) => {
    const p = alone(99).blue({ level });
    for (let made = 0; made < count; made++) p.activates('hotel');
    expect(p.verdict({ type: 'activate', building: 0 })).toBe('activate.noneLeft');
  });

  it('A16 activations are counted by the plant there is now', () => {
    const p = alone(30).activates('hotel');
    expect(p.verdict({ type: 'activate', building: 0 })).toBe('activate.noneLeft');
    expect(p.blue({ level: 3 }).verdict({ type: 'activate', building: 0 })).toBe('allowed');
  });

  it('K-4.7.3 a tile built in this round can be activated, too', () => {
    const p = position().tourist('blue', 'red').builds('market', 1, -1);
    p.set({ phase: 'executive' }).turnOf('blue');
    expect(p.legalOf('activate').map(move => move.building)).toEqual([0, 1, 2]);
  });

  it('K-4.7.3 only tiles with an activated effect can be activated', () => {
    const p = executive().stands('blue', ['sawmill', 0, 1]);
    expect(p.verdict({ type: 'activate', building: 2 })).toBe('activate.none');
    expect(p.verdict({ type: 'activate', building: 9 })).toBe('activate.none');
    expect(p.legalOf('activate').map(move => move.building)).toEqual([0, 1]);
  });

  it('K-4.7.1 one player makes all activations before the next begins', () => {
    const p = executive().activates('hotel', 'blue');
    expect(p.verdict({ type: 'activate', building: 0 }, 'red')).toBe('move.notYours');
    expect(p.done().active).toBe('red');
    expect(p.state).toMatchObject({ activations: 0, helped: [], journal: { seat: 1, steps: [] } });
  });

  it('K-4.7.7 tiles that react to upgrades do not react to activations', () => {
    const p = alone(9).stands('blue', ['science-center', 0, 1]).activates('hotel');
    expect(p.of('blue')).toMatchObject({ economy: 15, culture: 1 });
  });

  it('A44 the tile’s own steps come before those of other tiles', () => {
    const p = alone(9)
      .blue({ culture: 29 })
      .stands('blue', ['grand-cinema', 0, 1], ['museum-of-art', 1, 1])
      .activates('grand-cinema');
    expect(p.all('trackMoved').map(({ amount, by }) => [amount, by])).toEqual([
      [1, 'grand-cinema'],
      [2, 'museum-of-art'],
    ]);
    // A13: one event, one arrow.
    expect(p.of('blue')).toMatchObject({ culture: 30, prestige: 1 });
  });

  it('A44 neighbours give together, one step per track', () => {
    const p = alone(9)
      .stands(
        'blue',
        ['shopping-mall', 0, 1],
        ['museum-of-art', 1, 1],
        ['contemporary-gallery', 0, -1],
      )
      .blue({ economy: 10 })
      .activates('hotel');
    expect(p.all('trackMoved').map(({ track, amount }) => [track, amount])).toEqual([
      ['economy', 3],
      ['culture', 3],
      ['economy', 2],
    ]);
  });
});

describe('the bonus', () => {
  const types = (p: Position) => p.legal().map(move => move.type);

  it('T48 K-4.7.8 A6 is for players who activate nothing', () => {
    const none = executive().blue({ level: 3 });
    expect(none.legalOf('takeBonus').map(move => move.bonus)).toEqual(['progress', 'energy']);
    expect(none.verdict({ type: 'done' })).toBe('done.nothing');
    expect(none.play({ type: 'takeBonus', bonus: 'energy' }).of('blue').energy).toBe(5);
    const one = executive().blue({ level: 3 }).activates('hotel', 'blue');
    expect(one.verdict({ type: 'takeBonus', bonus: 'energy' })).toBe('bonus.activated');
    expect(one.done().of('blue')).toMatchObject({ progress: 0, energy: 4 });
  });

  it('A6 a table may play for $1', () => {
    const p = executive({ options: { passBonus: 'economy' } });
    expect(p.verdict({ type: 'takeBonus', bonus: 'progress' })).toBe('bonus.other');
    expect(p.play({ type: 'takeBonus', bonus: 'economy' }).of('blue').economy).toBe(13);
  });

  it('T105 passing ends the turn, also after an upgrade', () => {
    const p = executive().blue({ level: 2, progress: 7 });
    p.play({ type: 'takeBonus', bonus: 'progress' });
    expect(p.of('blue')).toMatchObject({ level: 3, progress: 0 });
    expect(p.active).toBe('red');
  });

  it('T106 is also for a city that can activate nothing', () => {
    expect(types(alone(0))).toEqual(['takeBonus', 'takeBonus']);
  });

  it('A45 a turn ends when its player says so, even after the last activation', () => {
    const p = executive().activates('hotel', 'blue');
    expect(p.active).toBe('blue');
    expect(types(p)).toEqual(['done', 'undo', 'restart']);
  });

  it('A45 with the option a turn ends by itself', () => {
    const options = { autoEndTurn: true };
    expect(alone(1, { options }).activates('hotel').active).toBe('red');
    expect(executive({ options }).activates('hotel', 'blue').active).toBe('red');
    const more = alone(9, { options }).blue({ level: 3 }).activates('hotel');
    expect(more.active).toBe('blue');
    expect(more.activates('hotel').active).toBe('red');
    expect(alone(0, { options }).active).toBe('blue');
  });
});
