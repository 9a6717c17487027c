// The rules of Calimala in short, chapter by chapter.
import type { CalimalaRulesTexts } from '../texts.ts';

export const calimalaRules: CalimalaRulesTexts = {
  'calimala.rules.1.title': 'Cél',
  'calimala.rules.1.text':
    'Posztókereskedők vagytok Firenzében. Posztót szállítotok, anyagot adtok a templomoknak, műalkotásokat adományoztok. Tizenöt értékelőlapka kerül sorra egymás után; a végén a megtartott záró lapok is számítanak. A legtöbb pont nyer.',
  'calimala.rules.2.title': 'A köröd',
  'calimala.rules.2.text':
    'Tégy egy korongot a tizenkét utca egyikére, az ott lévők tetejére. Egy utca két akciót köt össze: a korongod mindkettőt megadja, egyszer-egyszer, tetszőleges sorrendben. Legalább az egyiket végre kell tudnod hajtani. A fehér korong mindegyiket kétszer adja, de többé nem cselekszik.',
  'calimala.rules.3.title': 'Mások is cselekszenek',
  'calimala.rules.3.text':
    'Utánad az alatta lévő két korong cselekszik gazdája javára, felülről lefelé. Az alul lévő fehéret átugorjuk. Így egy kör akár három korongot is felébreszthet – mások körében is.',
  'calimala.rules.4.title': 'A negyedik korong',
  'calimala.rules.4.text':
    'Ha négy korong van egymáson, a legalsó a tanácsba kerül, miután mind cselekedtek: gazdája széket kap, és értékeljük a következő lapkát. Ha fehér, a soron lévő játékos saját korongot tesz oda helyette.',
  'calimala.rules.5.title': 'A kilenc akció',
  'calimala.rules.5.text':
    'Fa, tégla, márvány: 1 kocka a raktárba (fajtánként 4).\nÉpítés: hajó (2 fa), kereskedőház (2 tégla, városonként egy) vagy műhely (1 fa, 1 tégla).\nSzövés: 1 posztó minden műhelybe, ahol van hely.\nBehajózás: hajónként legfeljebb 1 posztó bármely kikötőbe.\nSzállítás: kereskedőházanként legfeljebb 1 posztó az adott városba.\nHozzájárulás: 1 anyag egy templom megfelelő sorába.\nMűalkotás: 1 márvány egy templom vagy a Palazzo Vecchio műalkotáshelyére.',
  'calimala.rules.6.title': 'Lehetetlen vagy feladott',
  'calimala.rules.6.text':
    'Amit nem tudsz végrehajtani, azért lapot húzol. Amit feladsz, azért semmi sem jár. A lehetségesnél kevesebbet is szállíthatsz.',
  'calimala.rules.7.title': 'Lapok',
  'calimala.rules.7.text':
    'Amíg valamelyik korongod cselekszik, bármennyi akciólapot kijátszhatsz az akciók előtt, között és után, a most húzottat is.',
  'calimala.rules.8.title': 'Értékelés',
  'calimala.rules.8.text':
    'Egy lapka kockákat számol: egy városét, egy templomét, egy anyagét, az összes műalkotásét, az összes kikötőét vagy az összes kereskedővárosét. Az első 3, a második 2, a harmadik 1 pontot kap. Minden kocka két értékelésben számít.',
  'calimala.rules.9.title': 'Döntetlen',
  'calimala.rules.9.text':
    'Döntetlennél a tanács dönt: több szék és műalkotás ott együtt; aztán több szék; aztán aki korábban szerezte; aztán a korábbi műalkotás. Akinek ott semmije sincs, azok lefelé kerekítve osztoznak a pontokon.',
  'calimala.rules.10.title': 'A játék vége',
  'calimala.rules.10.text':
    'A játék véget ér, ha minden korong lekerült, vagy a tizenötödik értékelés fordulójával. A megmaradt lapkákat is értékeljük, majd minden megtartott záró lapot: 5, 3, 1 pont.',
};
