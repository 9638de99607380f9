import type { AnyMessageId } from "./messages";

/**
 * What is put together elsewhere and arrives filled in. What stands in braces is
 * retold itself where it is a text of ours, and stays where it is a number.
 */
export const COMPOSED = [
  "Use {max} characters or fewer",
  "Too many tries. Wait {minutes} minutes, then send the form again.",
  "Too many tries. Wait {minutes} minutes, or choose a new password with a link by email: then you can sign in here at once.",
  "This form was sent before, with other details (reference {reference}). To ask for another appointment, send it again.",
  "Changed in the meantime, perhaps in another tab. Stored now: {value}. Send the form again to store what you typed",
  "{size} MB",

  // Readings, as alerts, insights and imports tell them. The shorter ones come last: they fit more.
  "{title}: {amount}. {advice}",
  "Critical Health Alert: {title}, {amount}",
  "No heart rate for {span}",
  "No blood pressure for {span}",
  "No oxygen saturation for {span}",
  "No temperature for {span}",
  "No weight for {span}",
  "{label} back in range",
  "{label} is increasing: from {from} to {to} ({readings} over {span}).",
  "{label} is decreasing: from {from} to {to} ({readings} over {span}).",
  "Enter a number from {least} to {most} {unit}",
  "This is far from {weight}, which was weighed around then. Tick the box if it is right; else correct the weight or its unit",
  "This is {weight} more than you weigh now. Tick the box if it is right; else correct the goal or its unit",
  "This is {weight} less than you weigh now. Tick the box if it is right; else correct the goal or its unit",
  "Enter {weight} or more: less is below a healthy weight for your height (a BMI under 18.5)",
  "Must be {limit} or more: from there down it is critical for everybody",
  "Must be {limit} or less: from there up it is critical for everybody",
  "Must be above {limit}, where very low is",
  "Must be above {limit}, where low is",
  "Must be above {limit}, where high is",
  "Must be below {limit}, where low is",
  "Must be below {limit}, where high is",
  "Must be below {limit}, where very high is",
  "The file has more than {lines} readings: the {count} oldest were left out",
  "The file has more than {lines} lines. Split it.",
  "The file has more than {columns} columns.",
  "The file has more than {size}. Split it.",
  "{label} is between {least} and {most} {unit}",
  "{label} has one value",
  "{label}: the unit is not known",
  "{label}: not a number",

  // The shortest.
  "{amount} bpm",
  "{amount} kg",
  "{amount} lb",
] as const satisfies AnyMessageId[];

/** What stands in braces of this name is somebody's own, even where it is a word of ours; but for these. */
export const OWN = "value";
export const NOT_OWN = new Set<string>(["nothing", "female", "male", "other", "unknown"] satisfies AnyMessageId[]);
