// Every refusal of the rules: its code and its English sentence. Clients translate by code.
import { refusals } from '@loggia/kernel';

export const SENTENCES = {
  'players.count': 'Calimala is for 3 to 5 players.',
  'move.malformed': 'That is not a move of this game.',
  'move.gameOver': 'The game is over.',
  'move.wrongPhase': 'That move does not belong to this part of the game.',
  'move.notYours': 'It is not your turn to decide.',
  'endCard.notDealt': 'That end card was not dealt to you.',
  'endCard.kept': 'You have kept an end card already.',
  'startCard.taken': 'That start card is not on the table.',
  'disc.none': 'You have no {disc} disc left.',
  'disc.duty':
    'At least one action of that street must be possible. {one}: {oneWhy} is missing. {other}: {otherWhy} is missing.',
  'slot.notOpen': 'The action {action} is not open.',
  'slot.impossible': 'The action {action} cannot be carried out now: {why} is missing.',
  'slot.possible': 'The action {action} can be carried out: do it or give it up.',
  'slot.choice': 'That choice is not possible for the action {action}: {why} is missing.',
  'slot.duty': 'You must still carry out at least one of the two actions in your own turn.',
  'card.notHeld': 'You do not hold a card with the action {action}.',
  'card.duty': 'After that card you could no longer carry out one of the two actions.',
  'done.slotsOpen': 'Use or give up every action first.',
  'replace.notYourDisc': 'There is no disc of yours in that place.',
  'undo.nothing': 'There is nothing to undo.',
  'undo.over': 'None of your discs is acting now: nothing can be undone.',
  'undo.cardDrawn': 'A card was drawn: what came before cannot be undone.',
} as const;

export const refuse = refusals(SENTENCES);
