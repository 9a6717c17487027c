// What a board needs to know about a craftsman's card.
import { CRAFTSMEN, type Craftsman, type Trade } from '@loggia/pillars';

export const tradeOf = (craftsman: Craftsman): Trade => CRAFTSMEN[craftsman].trade;
