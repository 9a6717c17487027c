// The executive phase: activations, their payment, and the bonus for making none.
import { refuse } from '../errors.ts';
import {
  activatable,
  activate,
  activationPrice,
  activationsLeft,
  bonuses,
  canBeActivated,
  canPay,
  helpersFor,
  payActivation,
  takeBonus,
  useTourist,
} from '../executive.ts';
import { endTurn } from '../rounds.ts';
import { SPELLINGS } from '../spelling.ts';
import { playerOf } from '../table.ts';
import { keepsActivation, keepsWork, type Rule } from './rule.ts';
import { endIdleTurn, endsIdleTurn } from './turn.ts';

export const activateRule: Rule<'activate'> = {
  stage: 'executive',
  secret: false,
  choices: (known, seat) =>
    activatable(known, seat).map(building => ({ type: 'activate', building })),
  spell: SPELLINGS.activate,
  check(known, seat, { building }) {
    if (!canBeActivated(known, seat, building)) refuse('activate.none');
    if (activationsLeft(known, seat) <= 0) refuse('activate.noneLeft');
    if (!canPay(known, seat, building)) {
      refuse('activate.tooDear', { price: activationPrice(known, seat, building) });
    }
  },
  keeps: keepsActivation,
  final: endsIdleTurn,
  carryOut(state, seat, { building }, { emit }) {
    activate(state, seat, building, emit);
    endIdleTurn(state, seat, emit);
  },
};

export const useTouristRule: Rule<'useTourist'> = {
  stage: 'paying',
  secret: false,
  choices(known, seat) {
    const { work } = known;
    if (work.step !== 'paying') return [];
    const { building, tourists } = work;
    if (tourists.length >= activationPrice(known, seat, building)) return [];
    return helpersFor(known, seat, building)
      .filter(tourist => !tourists.includes(tourist))
      .map(tourist => ({ type: 'useTourist', tourist }));
  },
  spell: SPELLINGS.useTourist,
  check(known, seat, { tourist }) {
    const { work, tourists } = known;
    if (work.step !== 'paying') return;
    const { building } = work;
    const place = tourists[tourist];
    if (place?.city !== seat) refuse('tourist.elsewhere');
    if (place?.on === building) refuse('tourist.there');
    if (work.tourists.includes(tourist)) refuse('tourist.helped');
    if (!helpersFor(known, seat, building).includes(tourist)) refuse('tourist.helped');
    if (work.tourists.length >= activationPrice(known, seat, building)) refuse('tourist.tooMany');
  },
  keeps: keepsWork,
  carryOut: (state, seat, { tourist }, { emit }) => useTourist(state, seat, tourist, emit),
};

export const payRule: Rule<'pay'> = {
  stage: 'paying',
  secret: false,
  choices(known, seat) {
    const { work } = known;
    if (work.step !== 'paying') return [];
    const rest = activationPrice(known, seat, work.building) - work.tourists.length;
    return playerOf(known, seat).energy >= rest ? [{ type: 'pay' }] : [];
  },
  spell: SPELLINGS.pay,
  check(known, seat) {
    if (payRule.choices(known, seat).length === 0) refuse('pay.tooLittle');
  },
  keeps: keepsActivation,
  final: endsIdleTurn,
  carryOut(state, seat, _move, { emit }) {
    payActivation(state, seat, emit);
    endIdleTurn(state, seat, emit);
  },
};

export const takeBonusRule: Rule<'takeBonus'> = {
  stage: 'executive',
  secret: false,
  choices: known =>
    known.activations > 0 ? [] : bonuses(known).map(bonus => ({ type: 'takeBonus', bonus })),
  spell: SPELLINGS.takeBonus,
  check(known, _seat, { bonus }) {
    if (known.activations > 0) refuse('bonus.activated');
    if (!bonuses(known).includes(bonus)) refuse('bonus.other');
  },
  carryOut(state, seat, { bonus }, { emit }) {
    takeBonus(state, seat, bonus, emit);
    endTurn(state, emit);
  },
};
