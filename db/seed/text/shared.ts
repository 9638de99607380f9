import type { Sentence } from "./pools";

/** Sentences that anyone may say about themselves, whatever they practice. */
export const PERSONAL: Sentence[] = [
  "Away from work I keep a vegetable garden that the rabbits enjoy more than I do.",
  "In my free time I sing in a choir and bake more bread than my family can eat.",
  "I live in {city} with my family and an elderly dog who sets our walking pace.",
  "Outside of work I am usually on a bike path or in a library in {city}.",
  "I have lived in {state} for most of my life and know its potlucks well.",
  "I moved to {city} for a job and stayed for the people.",
  "I grew up in a small town where everyone fed each other, and it shaped how I talk about food.",
  "I grew up in a house where cooking was how we looked after one another.",
  "I am a parent, so I know what six o'clock in the evening looks like.",
  "I volunteer at a food pantry, which keeps my advice honest.",
  "I play the trumpet badly and the piano a little better.",
  "I learned to cook as an adult, so no question about kitchens is too basic for me.",
  "I am the first in my family to work in health care, and I explain things the way I would at home.",
  "When I am not working I fish, read mysteries and lose at cards to my nieces.",
  "My own lunch is leftovers more often than I admit.",
  "I have two teenagers and therefore very little left to be shocked by.",
  "I am training for nothing in particular and enjoy long walks around {city}.",
  "My neighbors in {city} know me as the person with too many tomatoes.",
  "I walk to work in every weather, mostly to arrive in a better mood.",
  "My weekends belong to a very old canoe.",
  "I collect cookbooks from church sales and read them like novels.",
  "At home I am the one who burns the toast.",
  "I coach my daughter's team in {city}, where orange slices are still in fashion.",
  "I married into a big family in {state} and have learned to love a potluck.",
  "I knit through most meetings, and I hope you don't mind.",
  "I came to {state} for one year and forgot to leave.",
  "I share an office with a cat who appears on camera without asking.",
  "I read a lot of poetry and very few diet books.",
  "I keep chickens, badly and with great affection.",
  "I swim in cold water and never suggest it to anyone.",
];

/** For those in their first or second year; they say so, which is more use to a reader than silence. */
export const NEWCOMER: Sentence[] = [
  "I am early in my career, with fresh training and time to listen.",
  "I finished my training not long ago, so my calendar has room and my textbooks are current.",
  "I am new in practice, so I still look things up, and I'll tell you when I do.",
  "I started only recently, and I ask senior colleagues whenever a second view would help.",
  "My training is recent and my caseload is small, so you get my full attention.",
];

/** For those who work in more than one language. */
export const LANGUAGES: Sentence[] = [
  "I offer sessions in {languages}.",
  "We can talk in {languages}, and you choose.",
  "If {second} is the language you think in, we can use it; I work in {languages}.",
  "I grew up with more than one language, and you are welcome to use {second} with me.",
  "Half of my family speaks {second}, and I am glad to work in it too.",
  "My written notes come in {second} if you prefer them that way.",
  "I am as comfortable in {second} as in English, so pick whichever you like.",
  "{Second} speakers in {city} often find me through a cousin, and you don't need one.",
];

/** For those who sign. */
export const SIGNING: Sentence[] = [
  "I also work in American Sign Language, without an interpreter in between.",
  "I use American Sign Language and keep my camera wide enough to sign comfortably.",
];

/** For those who can be met in the VR room. */
export const VR: Sentence[] = [
  "I also see people in the VR room, which some find easier than looking at a camera.",
  "If you own a headset we can meet in the VR room, though a plain video call works just as well.",
  "I like the VR room for longer talks, because it feels more like sitting across a table.",
];
