import type { AnyPhrase } from "./phrases";

/**
 * What is put together elsewhere and arrives filled in. What stands in braces is
 * retold itself where it is a text of ours, and stays where it is a number.
 */
export const COMPOSED = [
  "Dr. Specialist {id}",
  "Use {max} characters or fewer",
  "Too many tries. Wait {minutes} minutes, then send the form again.",
  "This form was sent before, with other details (reference {reference}). To ask for another appointment, send it again.",
  "Changed meanwhile, in another tab perhaps. Stored now: {value}. Send the form again to store what you typed",
  "{size} bytes",
  "{size} KB",
  "{size} MB",

  // Readings, as charts, alerts, insights and imports tell them. The shorter ones come last: they fit more.
  "{title}: {amount}. {advice}",
  "Critical Health Alert: {title}, {amount}",
  "No heart rate for {span}",
  "No blood pressure for {span}",
  "No oxygen saturation for {span}",
  "No temperature for {span}",
  "No weight for {span}",
  "{label} back in range",
  "{rate} beats a minute",
  "The blood carries {percent} of the oxygen it can",
  "{fahrenheit} °F is {celsius} °C",
  "{spoken}: in the normal range.",
  "{spoken}: in the range shown, a little above the ideal.",
  "{spoken}: very low. {advice}",
  "{spoken}: low. {advice}",
  "{spoken}: high. {advice}",
  "{spoken}: very high. {advice}",
  "{label} is increasing: from {from} to {to} ({readings} over {span}).",
  "{label} is decreasing: from {from} to {to} ({readings} over {span}).",
  "{label}: {points}, from {low} to {high}, on average {mean}.",
  "{label}: {points}, {amount}.",
  "Normal range, {range}",
  "Normal range of the systolic, {range}",
  "One entry: {weight}.",
  "Days with an entry: {days}.",
  "The trend went from {from} to {to}.",
  "{weight}, trend {trend}",
  "{amount}, very low",
  "{amount}, low",
  "{amount}, high",
  "{amount}, very high",
  "{systolic} over {diastolic}",
  "Enter a number from {least} to {most} {unit}",
  "Must be above {limit}, where very low is",
  "Must be above {limit}, where low is",
  "Must be above {limit}, where high is",
  "Must be below {limit}, where low is",
  "Must be below {limit}, where high is",
  "Must be below {limit}, where very high is",
  "The file has more than {lines} lines. Split it.",
  "The file has more than {columns} columns.",
  "The file has more than {size}. Split it.",
  "{label} is between {least} and {most} {unit}",
  "{label} has one value",
  "{label}: the unit is not known",
  "{label}: not a number",

  // What is told of the other in a consultation room.
  "{value} has joined the room.",
  "{value} is recording.",
  "{value} has stopped recording.",
  "{value} did not allow it.",
  "{value} did not answer.",

  // The shortest.
  "{amount} bpm",
  "{amount} kg",
  "{amount} lb",
  "{hour} AM",
  "{hour} PM",
  "Jan {day}",
  "Feb {day}",
  "Mar {day}",
  "Apr {day}",
  "May {day}",
  "Jun {day}",
  "Jul {day}",
  "Aug {day}",
  "Sep {day}",
  "Oct {day}",
  "Nov {day}",
  "Dec {day}",
] as const satisfies AnyPhrase[];

/** What stands in braces of this name is somebody's own, even where it is a word of ours; but for these. */
export const OWN = "value";
export const NOT_OWN = new Set<string>(["nothing", "female", "male", "other", "unknown"] satisfies AnyPhrase[]);
