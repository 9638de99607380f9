import { about, type Topic } from "./topic";

/**
 * What people on the way to another weight ask. Written for this product from common public guidance (CDC, NIDDK, American Diabetes
 * Association, American Heart Association, Dietary Guidelines for Americans, ASMBS and IFSO 2022 on surgery).
 */
export const WEIGHT = [
  {
    about: about(
      "over-?ate|over-?eat\\w*|(?:ate|eat(?:ing)?|eaten) (?:way |far |so |just )?too much(?! (?:salt|sugar|protein|fiber|caffeine))|bing(?:e|ed|es|ing)|pigged out|(?:blew|ruined|broke|failed|fell off) (?:my |the )?(?:diet|plan|day|wagon|progress)|cheat(?:ed)? (?:day|meal|on my diet)|slipped up|off track|(?:feel\\w*|am|i'm) (?:like )?(?:a |such a |so )?(?:failure|guilty|ashamed)(?: (?:about|for|after)\\b.{0,30}\\b(?:eat|ate|eating|food|weight|diet))?",
    ),
    eatsLess: true,
    text: "One day changes little. Of what the scale shows the next morning most is water and food on its way: for a pound of fat it takes some 3,500 kcal more than you use. There is nothing to make up for. Do not skip meals or train it off, because that is how the next round begins. Have your next usual meal, with protein and vegetables, and go to bed on time. Then look kindly at what came before: too long without food, tiredness, stress, company? Change one such thing.\n\nIf you often eat a lot in a short time and cannot stop, or make yourself sick, please tell a doctor or a therapist. It is common, it is nobody's fault, and it can be treated.",
  },
  {
    about: about(
      "(?:weight|scales?|weigh|gain\\w*|heavier|up)\\b.{0,60}\\b(?:overnight|since yesterday|from yesterday|in (?:a|one|two|1|2) (?:day|days|night)|this morning|from day to day|every day|daily|fluctuat\\w*)|fluctuat\\w*|water weight|(?:how often|when|what time|every day|daily)\\b.{0,30}\\b(?:weigh (?:myself|in)|weighing|step on the scales?)",
    ),
    text: "From one day to the next two to four pounds (1 to 2 kg) up or down are water: salt, a late or large meal, carbohydrates, sore muscles, the days before a period, constipation, heat or travel. For a pound of fat you would have to eat some 3,500 kcal more than you use. Weigh yourself at the same time, best in the morning after the toilet, and look at the trend: “Weight Tracking” in the menu draws it over seven days.\n\nCall your doctor the same day if you gain over 3 pounds in a day or 5 in a week together with swollen legs or less breath, or with a disease of the heart, the liver or the kidneys.",
    why: "Salt and starch bind water, a meal weighs what it weighs until it is digested, and the menstrual cycle and hard training hold water, too. A pound of fat is about 3,500 kcal: nobody gains that overnight.",
  },
  {
    about: about(
      "how (?:fast|quick\\w*|soon|long)\\b.{0,40}\\b(?:los\\w+|weight|pounds|kilos|results)|(?:lose|losing|drop|shed) (?:about |around |over )?\\d+\\s*(?:lbs?|pounds?|kg|kilos?)\\b.{0,15}\\b(?:in|by|within|before|per|a)\\b|how much (?:weight )?(?:can|should|could|will) i lose|(?:healthy|ideal|goal|target|right) weight|what should i weigh|crash diet|lose weight (?:fast|quick\\w*)|realistic",
    ),
    eatsLess: true,
    text: "A pace that most bodies keep up with is 1 to 2 pounds (half a kilogram to one) a week; the first weeks are faster, because water goes too. Faster costs muscle, and gallstones become more likely. A first goal of 5 percent of your weight is worth a lot: blood pressure, blood sugar, joints and sleep already feel it. 5 to 10 percent in six months is a very good result.\n\nThe usual range for adults is a BMI of 18.5 to 25, but what you can keep without a fight counts more than a number. In “Weight Tracking” you can enter a goal and see a forecast, with what it would take each day. Very low calorie diets (under 800 kcal) are only for supervision by a doctor.",
    why: "Who loses faster loses more muscle with the fat, gets gallstones more often and is hungrier afterwards, so that it comes back.",
  },
  {
    about: about(
      "(?:before|for) (?:a |an |the |my |having )?(?:fasting )?(?:blood (?:tests?|work|draw)|lab (?:tests?|work)|labs)|(?:blood (?:tests?|work|draw)|lab work)\\b.{0,40}\\b(?:eat\\w*|fast|fasting|food|drink\\w*|coffee)",
    ),
    text: "Ask the lab or whoever ordered it: for some tests you may not eat for 8 to 12 hours before (blood sugar after a fast, some tests of fats), for many others nothing changes. Where you fast, water is fine and makes it easier to draw; no coffee, juice, gum or alcohol. Take your medicines as usual unless you were told otherwise. With insulin or tablets that lower blood sugar ask beforehand what to take, and bring something to eat for right after.",
  },
  {
    about: about(
      "iron(?! will| man)|an(?:a)?emi[ac]\\b.{0,30}\\b(?:eat\\w*|foods?|diet)|(?:eat\\w*|foods?|diet)\\b.{0,30}\\ban(?:a)?emi[ac]",
    ),
    text: "Iron is in lean red meat, dark poultry, fish and mussels, of which the body takes up most, and in lentils, beans, tofu, pumpkin seeds, spinach and fortified cereals. With vitamin C in the same meal (lemon, pepper, orange, tomato) more is taken up, with coffee or tea less: drink those an hour apart. Women up to 50 need about 18 mg a day, men and older women 8. Take tablets only after a blood test: too much does harm, and what is lacking has a cause to be found, above all in men, after menopause and after surgery on the stomach.",
  },
  {
    about: about(
      "skip(?:ping)? (?:breakfast|lunch|dinner|meals?)|intermittent fasting|fasting|16[:/ ]8|eating window|omad|one meal a day|ramadan",
    ),
    eatsLess: true,
    text: "Fasting windows, for instance eating within eight hours, lose about as much weight as eating the same amount less over the day. Some find them simpler; others get headaches and eat more at night. Leaving out breakfast neither speeds up nor slows down what you use. If you try it, keep protein and vegetables in the window and drink water through the day.\n\nNot in pregnancy or while breastfeeding, under 18, after an eating disorder, or when underweight. With insulin, or tablets such as glipizide, glyburide or glimepiride, blood sugar can fall too low: only with a plan from whoever treats you, and for Ramadan some weeks before. Metformin by itself rarely does that; ask all the same.",
    why: "What decides is how much one eats over the day and the week. A window helps only because one eats less in it, and leaving a meal out makes many eat more at the next one.",
  },
  {
    about: about("alcohol\\w*|beers?|wine|cocktails?|liquor|whiske?y|vodka|rum|margaritas?"),
    text: "Alcohol has 7 kcal a gram, nearly as much as fat: a beer or a glass of wine is 100 to 150 kcal, a cocktail often 200 to 400, and it takes the brakes off at the table. Less is better for everybody; none in pregnancy. Water in between, and days without, make the most difference.\n\nWith medicines of the GLP-1 kind it can make nausea worse, and many feel it sooner. With insulin or sulfonylureas blood sugar can fall hours later, so eat something with it. With acetaminophen, sleeping pills, opioids or metformin it can be dangerous: ask your pharmacist. If you drink every day and shake or sweat without it, do not stop alone: see a doctor first, because withdrawal can be treated.",
    why: "The body burns alcohol first and puts aside the rest of what was eaten. It also takes away restraint, so that one eats more with it.",
  },
  {
    about: about(
      "protein (?:sources?|foods?|rich|powders?|shakes?|bars?|snacks?)|high[- ]protein|(?:get|eat|find) (?:more|enough) protein|sources of protein",
    ),
    text: "Protein keeps you full and your muscles with you while you lose weight. Aim at 25 to 30 g a meal. About that much is in 4 oz (110 g) of chicken, fish or lean meat; a cup of cottage cheese or a large one of plain Greek yogurt; 7 oz (200 g) of firm tofu; a cup and a half of lentils or beans; or four eggs. Shakes and bars are no better than food, only quicker; look for over 20 g protein and under 5 g added sugar. Begin a meal with it when a medicine makes you full soon.\n\nWith a kidney disease ask first how much is right.",
    why: "Protein fills more than anything else of the same calories, takes the most energy to digest, and helps muscle to stay while weight goes.",
  },
  {
    about: about("fib(?:er|re)|whole ?grains?"),
    text: "Fiber fills, feeds the gut, and lowers cholesterol and blood sugar. Women need about 25 g a day, men about 38; most eat half of it. A cup of lentils has 15 g, a cup of raspberries 8, an apple with its skin 4, a slice of whole-grain bread 2 to 3, half a cup of oats 4. Raise it by 5 g a week and drink more with it, else it bloats. With narrowings of the gut, a flare of Crohn's disease or colitis, or soon after stomach surgery ask first.",
    why: "Fiber swells and keeps food in the stomach for longer, so that one is full; it takes some cholesterol along with it, and slows down sugar on its way into the blood.",
  },
  {
    about: about(
      "restaurants?|eat(?:ing)? out|fast food|take-?out|part(?:y|ies)|buffet|holidays?|thanksgiving|christmas|vacation|travel(?:ing|ling)?",
    ),
    text: "Eating out without a fight: look at the menu at home and decide before you are hungry; begin with a salad or a clear soup; grilled or baked instead of fried; sauce on the side; half of a large portion goes home with you at once; water or something without sugar in the glass. At a party fill one plate, half of it vegetables, and sit away from the table. On holidays and on a journey holding your weight is a success. One feast changes nothing: what you do on the other days does.",
  },
  {
    about: about(
      "sweeteners?|aspartame|stevia|sucralose|splenda|erythritol|sugar[- ]free|diet (?:soda|coke|pepsi|drinks?)|zero sugar",
    ),
    text: "Sweeteners save the calories of sugar and are taken to be safe in usual amounts. Who drinks a lot of soda loses some weight by changing to diet soda, and does better still with water. They do not help everybody to lose weight, and keep the taste for sweet alive. Sugar alcohols such as sorbitol and xylitol bloat in larger amounts; xylitol is poison for dogs. With phenylketonuria no aspartame.",
  },
  {
    about: about(
      "bariatric|gastric (?:bypass|sleeve|band(?:ing)?|balloon)|weight[- ]loss surgery|lap[- ]?band|stomach (?:surgery|stapl\\w+)|sleeve gastrectomy",
    ),
    text: "Surgery is advised from a BMI of 35, with or without other illness, and can be considered from 30 with diabetes or another illness of metabolism (ASMBS and IFSO, 2022; from 27.5 for people of Asian descent). People lose some 25 to 30 percent and most keep much of it for ten years and more; diabetes often goes into remission. It is safe as operations go, yet an operation: leaks, clots and hernias happen. Vitamins and blood tests are for life, alcohol acts faster, and pregnancy should wait 12 to 18 months.\n\n“Find Specialists” in the menu has bariatric surgery specialists. After surgery, strong belly pain, a fast pulse, fever or vomiting that does not stop needs an emergency room now.",
  },
  {
    about: about(
      "(?:what (?:is|does|are)|explain|mean\\w*|normal|healthy|understand)\\b.{0,20}\\b(?:bmi|body mass index|waist|body fat)|(?:bmi|body mass index)\\b.{0,20}\\b(?:mean\\w*|accurate|wrong|muscle|normal|healthy|range)|waist (?:size|circumference|measure\\w*)",
    ),
    text: "BMI is weight in kilograms divided by height in meters squared. For adults: under 18.5 underweight, 18.5 to 25 the usual range, 25 to 30 overweight, from 30 obesity. It does not see muscle, age or where the fat is, and for people of Asian descent the risk begins lower, at 23 and 27.5. A tape says more about the heart: measured above the hip bone, over 35 inches (88 cm) in women or 40 (102 cm) in men means a higher risk. Tell me your weight and height with your age, and I work yours out.",
  },
  {
    about: about(
      "belly fat|(?:lose|losing|flat(?:ten)?|tight\\w*) (?:my |the )?(?:belly|stomach|tummy|thighs|arms|hips)|flat (?:belly|stomach|tummy)|love handles|spot reduc\\w*|loose skin|saggy",
    ),
    text: "Where fat goes first is decided by the body: sit-ups make the muscle below stronger, not the layer above thinner. The fat inside the belly, which harms most, is among the first to go when weight falls, when you move, sleep enough and drink less alcohol. Strength work twice a week changes how you look at the same weight. Loose skin tightens somewhat for one to two years; slow loss, muscle and not smoking help, creams do not. If your belly grows while the rest gets thinner, see a doctor.",
  },
  {
    about: about("pcos|polycystic|sopq?"),
    text: "With polycystic ovary syndrome (PCOS) losing weight is harder, because insulin works less well, and it helps more: 5 percent can bring back regular periods and ease hair and skin. No single diet is best; protein and fiber at each meal, few sugary drinks, and strength work twice a week do most. Metformin, the pill, and medicines for weight loss each have their place: ask a doctor for hormones, and say if you wish for a child. Have blood sugar, blood pressure and sleep looked at; low mood is common with it and can be treated.",
  },
  {
    about: about("thyroid|hypothyroid\\w*|hashimoto'?s?"),
    text: "An underactive thyroid adds 5 to 10 pounds, mostly salt and water; it is seldom the whole reason. Tiredness, feeling cold, dry skin and constipation together are worth a blood test (TSH). Once the tablets are right, weight loss works as for others. Take them on an empty stomach with water, and keep four hours away from iron, calcium and antacids. More thyroid hormone than you need does not make thin in a good way: it costs heart rhythm and bone.",
  },
  {
    about: about("menopaus\\w*|perimenopaus\\w*|hot flash\\w*"),
    text: "Around menopause one gains about a pound a year, and it moves to the belly: there is less muscle, sleep is worse, and fat is stored elsewhere. What counters it: strength work two or three times a week, protein at each meal, 150 minutes of moving a week, less alcohol, and a cool bedroom. Hormone therapy does not make one gain, and is a choice for hot flashes: ask your gynecologist. Bleeding after a year without has to be checked soon.",
  },
  {
    about: about(
      "motivat\\w*|discourag\\w*|giv(?:e|ing) up|will ?power|lazy|hate my body|hopeless about my weight|can't stick|cannot stick|keep failing|failed (?:every|all)",
    ),
    text: "Motivation comes and goes; what carries is a plan that works on a bad day too. Make the next step so small that you would do it tired (“ten minutes' walk after lunch”), tie it to something you do anyway, and count the days you did it, not the pounds. A day missed is a day missed: go on with the next. Think of what else has got better: stairs, sleep, a belt hole, a blood pressure.\n\nWeight is not a matter of character: genes, medicines, sleep and money have a large part. If you feel low on most days for two weeks, tell a doctor; it can be treated. “Find Specialists” in the menu has people who do this with you, without blame.",
  },
  {
    about: about(
      "food (?:diary|journal|log)|log(?:ging)? (?:my )?(?:food|meals)|write down (?:what|everything)|weigh(?:ing)? my food",
    ),
    eatsLess: true,
    text: "Writing down what one eats is among the things that help most, and three days a week are enough to learn from. Write it at once, with drinks, oil and what you tried while cooking; a photo does too. Note hunger from 1 to 10 and where you were. After a week look for one pattern, not for a sum: the long gap before dinner, the snack at the screen. Change that one. If writing it down makes you think of food all day, or has led to trouble before, leave it and tell whoever looks after you.",
  },
  {
    about: about(
      "my (?:child|kid|kids|son|daughter|teen\\w*|\\d+[- ]year[- ]old)\\b.{0,60}\\b(?:weight|overweight|obes\\w+|diet|fat|heavy|thin|eat\\w*)|childhood obesity",
    ),
    text: "Children should not be put on a diet, and I plan none for them: they grow, and holding the weight while they do is often all it takes. What helps is for the whole family: meals together, water instead of soda and juice, vegetables on the table first, an hour of play or sport a day, enough sleep, no screen in the bedroom. Do not comment on the body, theirs or yours. Your pediatrician can look at the growth curve and has programs. See them soon if a child eats in secret, skips meals, is bullied, snores with pauses, or is thirsty and passes much urine.",
  },
  {
    about: about("cholesterol|ldl|hdl|triglycerides?|fatty liver"),
    text: "What lowers LDL cholesterol by eating: less butter, fat meat, cheese and palm or coconut oil; nuts, olive or canola oil instead; oats, beans and vegetables for fiber. Together that is 10 to 20 percent. Triglycerides and a fatty liver answer most to less sugar, white flour and alcohol, and to losing weight: 5 percent lowers the fat in the liver, 7 to 10 percent can calm its inflammation. Whether you need a tablet as well depends on your whole risk: ask your doctor, and do not stop one on your own.",
  },
  {
    about: about(
      "(?:bad|sore|hurt\\w*|pain\\w*|arthrit\\w*)\\b.{0,20}\\b(?:knees?|back|hips?|joints?|feet)\\b.{0,50}\\b(?:exercis\\w*|walk\\w*|move|moving|work ?out|gym|active)|(?:exercis\\w*|walk\\w*|move|moving|work ?out|active)\\b.{0,50}\\b(?:knees?|back|hips?|joints|feet|arthrit\\w*|wheelchair|sitting)|chair exercis\\w*",
    ),
    text: "Joints that hurt like to be moved without a load: walking or moving in water, a bike or an exercise bike, an elliptical, and strength work while sitting. Begin with five to ten minutes a day and add a minute each few days. Some ache that is gone by the next day is all right; more pain on the next day means half as much. Each pound less takes about four off the knee with every step. A physical therapist shows you which muscles to train. Swelling, a joint that gives way or locks, or pain at night has to be looked at.",
  },
  {
    about: about("quit(?:ting)? smoking|stop(?:ping)? smoking|giv(?:e|ing) up (?:smoking|cigarettes)|vap(?:e|ing)"),
    text: "Who stops smoking gains 5 to 10 pounds on average, and still lives years longer: it is worth far more than the weight. Do not diet in the first weeks. Have something for the hands and the mouth (carrots, gum without sugar, water), take a walk when it pulls, and ask about patches, gum, varenicline or bupropion: with them twice as many succeed. 1-800-QUIT-NOW helps for free, 1-855-335-3569 in Spanish.",
  },
  {
    about: about(
      "(?:is|are|can i (?:still )?(?:eat|have)|should i (?:avoid|eat|cut out|stop eating))\\b.{0,25}\\b(?:bread|rice|pasta|potato(?:es)?|carbs|fruit|bananas?|eggs?|cheese|chocolate|butter|red meat|pizza|dessert|oats?|oatmeal|dates|smoothies?|cereals?|(?:fruit |orange )?juice|honey)|(?:bread|rice|pasta|carbs|fruit|bananas?|eggs?|chocolate)\\b.{0,20}\\b(?:fattening|bad|good|healthy|allowed|ok)|(?:is|are)\\b(?!.{0,200}\\b(?:after|late|night|evening)\\b).{1,30}\\bfattening",
    ),
    text: "No single food makes fat or thin, and none is forbidden: it is how much, how often, and what it comes with. Whole fruit is fine, juice is not the same. Of bread, rice, pasta and potatoes a quarter of the plate, whole-grain if you like it; the rest vegetables and something with protein. What is easy to eat too much of (chips, sweets, fried food, cheese) put on a plate and the bag away. If you love it, have it, sitting down, and less often. What you are allergic to stays out, of course.",
    why: "Fat is stored when more energy comes in than is used, whichever food it comes from. Some foods only make it easier to eat too much.",
  },
  {
    about:
      /\b(?:plateau\w*|weight (?:hasn't|has not|isn't|is not|doesn't|does not) (?:mov|chang|budg)\w*|stuck|stall\w*|standstill|not losing|stopped losing|weight (?:won't|will not) (?:go|come))\b/,
    eatsLess: true,
    text: "A standstill after some weeks is usual: a lighter body needs less, and the first weeks are partly water. Weigh yourself on the same days and look at the average of a week, not at single days. Then check portions for three days by writing everything down, drinks and oil included; add protein and some strength work; look at sleep. If nothing moves for six weeks, a dietitian sees what you cannot.",
    why: "A lighter body uses less energy at rest and for every step, one moves a little less without noticing, and portions grow again: in the end what you eat and what you use are the same.",
  },
  {
    about: /\b(?:keto|low[- ]carb|paleo|mediterranean|which diet|best diet|detox|juice cleanse)\b/,
    eatsLess: true,
    text: "Compared over a year, diets differ little in weight lost; the one you can keep is the one that works. Mediterranean eating has the best evidence for heart and diabetes. Low carb and fasting windows help some people to eat less without counting; with diabetes medicines they need a doctor's plan. Detoxes and juice cures cost muscle and money, and nothing is detoxed.",
    why: "All diets that work do so because one eats less on them. Which rules make that easiest differs from one person to the next.",
  },
  {
    about:
      /\b(?:crav\w+|stress\b.{0,25}\b(?:gain|weight|fat|weightgain)|hungry\b.{0,15}\bat night|(?<!blood )(?<!lower )sugar|sweets|snacking|hungry (?:all|again|after)|(?:always|still|so|constantly) hungry|bored|emotional eating|stress eating|late at night)\b/,
    text: "Cravings are like waves and mostly pass within 15 minutes. What makes them smaller: protein and fiber at each meal, no long gaps, enough sleep, and not having the thing at home. If you eat out of stress, note for a week what came just before; then put something else there, even a short walk. If eating feels out of control, please tell a doctor or a therapist: it is common, and treatable.",
  },
  {
    about: about(
      "eat\\w* (?:late|after \\d|before bed|at night|at midnight)|late (?:dinner|eating|meals?)|after (?:6|7|8|9|10) ?(?:pm|p\\.m\\.)|carbs (?:at night|in the evening)",
    ),
    text: "The clock matters less than the amount: the same food in the evening makes hardly fatter than at noon. Late eating adds up because it is often on top, in front of a screen, and when one is tired. Eat enough by day, protein above all, so that the evening has less to make up for; have dinner two to three hours before bed, which helps against reflux and for sleep; and if you want something later, put it on a plate (yogurt, fruit, a boiled egg). If you get up at night to eat, tell a doctor: that can be treated.",
    why: "The body does not store more because it is evening; what counts is what the whole day adds up to.",
  },
  {
    about: about(
      "budget|cheap\\w*|afford (?:healthy|good|vegetables|to eat)|(?:no|little|don't have|without) (?:much )?(?:time|money)\\b.{0,20}\\b(?:cook|eat|food)?|meal prep\\w*|too busy to|(?:can't|cannot|hate to|don't) cook",
    ),
    text: "Good food need not be dear or slow: dry or canned beans and lentils, eggs, oats, frozen vegetables and fruit, canned fish, brown rice, potatoes, cabbage, carrots, plain yogurt. Rinse what comes in cans, it takes off a third of the salt. Cook twice the amount and freeze half; roast one tray of vegetables and one of protein for three days; frozen vegetables, an egg and rice are dinner in ten minutes. SNAP and WIC help to pay; call 211 to be told of food banks and meals near you.",
  },
  {
    about: about("nutrition (?:labels?|facts)|(?:food|read(?:ing)?) labels?|serving size|ingredients? list"),
    text: "Of a label read four things, in this order: the serving size, which is often half of what one eats; calories for it; protein and fiber, the more the better; added sugars, saturated fat and sodium, the less the better. By the day's value 5 percent is little and 20 percent is much. Among ingredients what there is most of comes first, and sugar has sixty names (syrup, dextrose, concentrate). “Natural”, “multigrain” and “light” promise nothing.",
  },
  {
    about: about(
      "calorie deficit|(?:need|have) to count(?: calories)?|count(?:ing)? calories|calories (?:in|and) (?:calories )?out|without counting",
    ),
    eatsLess: true,
    text: "To lose weight one has to use more than one eats, whatever the diet is called: that is a calorie deficit. About 500 kcal a day is a pound a week at first, less later, because a lighter body uses less. You need not count for it. The plate method (half vegetables, a quarter protein, a quarter whole grains), water instead of sweet drinks and protein at each meal do the same for most people. If you like numbers, count for two weeks to get an eye for portions. I work out yours if you tell me weight, height, age, whether you are a man or a woman, and how active you are.",
  },
  {
    about: about(
      "without (?:exercis\\w*|working out|the gym|sport|moving)|(?:exercise|gym|cardio) or (?:diet|food)|diet or exercise|lose weight just by",
    ),
    text: "Yes: what one eats decides most of the loss, and many lose weight before they can move much. Moving still pays: it keeps muscle, lowers blood pressure and blood sugar on its own, lifts the mood, and is what most people who kept their weight off have in common. It need not be sport: stand up each hour, ten minutes of walking after each meal, two bags of groceries as weights.",
  },
  {
    about: about(
      "(?:where|how|what) (?:do|can|should|to) (?:i )?(?:get|find) (?:my |enough )?protein|protein (?:as a|for a?|without|from) ?(?:vegan|vegetarian|meat|plants?)?s?|protein\\b.{0,60}\\b(?:vegan|vegetarian)s?",
    ),
    text: "Protein without meat: beans, lentils and chickpeas (a cup cooked 15 to 18 g), tofu and tempeh (3.5 oz 12 to 19 g), edamame, seitan, soy milk, quinoa, nuts and seeds; if you eat them, eggs (6 g each), cottage cheese and Greek yogurt (a cup 20 to 25 g). Grains and beans complete each other over the day; they need not be on one plate. Aim at 25 g a meal. Vegans need vitamin B12 as a tablet, always.",
  },
  {
    about: about(
      "(?:my )?(?:family|husband|wife|partner|friends?|kids|mother|roommate)\\b.{0,50}\\b(?:support\\w*|sabotag\\w*|tempt\\w*|brings? (?:home )?|keeps? (?:buying|offering)|tell|understand|comment\\w*|eats? )|tell (?:my |the )?(?:family|husband|wife|partner|friends)|peer pressure|(?:people|they) comment on my (?:weight|body|food)",
    ),
    text: "Tell them one thing that would help, and ask it of one person first: “please keep the chips out of the kitchen” is easier to do than “support me”. Cook one meal for all, and let those who want more add it on their plate. To “just one piece” a friendly “no thank you, I've had enough” needs no reason; say it twice in the same words. About comments on your body: “I do not talk about my weight” is a whole sentence. A walk together does more than a lecture. If you are watched, shamed or kept from food at home, that is not care: a doctor or 1-800-799-7233 can help.",
  },
  {
    about: about("gout|uric acid"),
    text: "With gout: no beer and spirits and little wine, no drinks with fructose syrup, small portions of red meat and shellfish, no organ meats; low-fat dairy, coffee, cherries, vegetables of all kinds and much water are fine. Losing weight slowly lowers uric acid; fasting and crash diets bring attacks on. Food alone seldom does it: ask about a medicine such as allopurinol, and do not stop it during an attack. A hot, red joint with a fever has to be seen today.",
  },
  {
    about: about(
      "(?:how|where) (?:do|can|should|would|to) (?:i )?(?:even )?(?:start|begin)|(?:help me|want|need|trying|try|like|have) (?:to )?(?:lose|drop|shed) (?:some |a little |a lot of |the )?(?:weight|pounds|kilos)(?!.*\\d)|(?:help|advice|tips)\\b.{0,15}\\b(?:my (?:diet|weight)|losing weight|lose weight|weight loss|eat(?:ing)? (?:better|healthy|healthier|right))|(?:want|need|like) to eat (?:better|healthy|healthier|right)",
    ),
    eatsLess: true,
    text: "Begin with three things, and only those for two weeks: half of each plate vegetables; water, coffee or tea without sugar instead of soda and juice; ten minutes of walking after one meal a day. Weigh yourself once a week, at the same time. That is 200 to 400 kcal a day for most people, without a forbidden food.\n\nThen it pays to know your numbers: tell me your weight, height, age, whether you are a man or a woman, and how active you are, and I work out calories and protein and put a day's or a week's meals together. If you take medicines for diabetes or blood pressure, tell whoever prescribed them before you begin: doses may have to come down. For a plan with a person see “Find Specialists” in the menu.",
  },
] as const satisfies readonly Topic[];
