/**
 * Words around a complaint that tell nothing of how pressing it is: when a medicine was taken, who said what, what the person
 * wants. A clause of these is not one that was left unread (`unreadClauses`).
 */
const CHATTER = new Set(
  (
    "take takes taking took taken use uses using used user inject injected injecting inject injection injections shot shots dose doses dosage pen pens pill pills tablet tablets capsule capsules medicine medicines medication medications meds med drug drugs prescription prescribed refill prescriber " +
    "week weeks day days month months year years hour hours minute minutes time times today yesterday tonight tomorrow morning night evening afternoon lately recently ago already yet still first second third last next every daily weekly monthly once twice again " +
    "mg mcg units unit ml kg lbs pounds lb pound number weight lose losing lost loss gain gaining diet dieting eat eating ate eaten meal meals food foods breakfast lunch dinner snack snacks drink drinking drank water coffee tea fluids plenty protein calories " +
    "doctor doctors nurse pharmacist pharmacy clinic appointment hospital insurance told asked asking ask question questions wondering wonder want wants wanted need needs needed help please thanks thank hello hey guys anyone anybody else someone everyone advice tips normal common usual safe okay fine good great well better best happy glad love " +
    "switch switched switching increase increased increasing lower lowered stop stopped stopping continue continued stay staying keep keeps keeping try tries tried trying plan planning work works working worked job home house kids family husband wife mom dad son daughter baby friend friends " +
    "old age aged male female woman man lady guy years type one two three four five six seven eight nine ten half couple few several about around almost nearly maybe probably think thinks thought guess know sure idea reason thing things stuff something nothing anything everything " +
    "going goes gone come coming came make makes making made give gives giving gave look looks looking looked see seeing saw say says saying tell telling read reading heard hear find found move moving moved sit sitting stand standing walk walking run running sleep sleeping bed wake woke " +
    "diabetic diabetes prediabetic obese overweight surgery sleeve bypass pregnant glucose sugar pressure thinner thinners health healthy issue issues problem problems symptom symptoms condition diagnosed history " +
    "little bit slightly really very quite pretty kind sort kinda super totally especially mostly usually often sometimes always never ever even though since until cause because without within between during whole entire long short big small new other same different certain possible able lot lots " +
    "wind gas pass passes passing dairy salty spicy greasy fatty fiber vitamin vitamins supplement supplements protein shake shakes pizza burger sushi banana coffee weekend holiday birthday party school teenager office phone computer screen tv gym class workout workouts music summer winter spring season weather garden dog cat " +
    "lol haha idk omg btw imo tbh tho etc ok okay yes yeah yep nope guys folks " +
    "can get got getting having been being become became happen happened happening seem seems seemed feel feels feeling felt start starts started starting began begin day-to-day"
  ).split(" "),
);

export const isChatter = (word: string): boolean => CHATTER.has(word);
