import type { Patient } from "~/domain/consultations";
import { dateIn, fullYears } from "~/domain/dates";
import { plural } from "~/domain/format";
import { formatDate } from "~/domain/moments";

type Props = {
  patient: Pick<Patient, "dateOfBirth" | "gender" | "medicalRecordNumber" | "emergencyContact" | "insuranceProvider">;
  now: Date;
  timeZone: string;
};

/** Who the patient is, to be sure that it is the right record. */
export function Person({ patient, now, timeZone }: Props) {
  const { dateOfBirth, gender, medicalRecordNumber, emergencyContact, insuranceProvider } = patient;
  const facts = [
    {
      term: "Born",
      text:
        dateOfBirth && `${formatDate(dateOfBirth)} (${plural(fullYears(dateOfBirth, dateIn(timeZone, now)), "year")})`,
    },
    { term: "Gender", text: gender && gender[0]!.toUpperCase() + gender.slice(1) },
    { term: "Medical record number", text: medicalRecordNumber },
    { term: "Emergency contact", text: emergencyContact },
    { term: "Insurance", text: insuranceProvider },
  ];
  return (
    <dl className="mt-4 grid grid-cols-1 gap-x-8 gap-y-3 border-y border-line py-4 sm:grid-cols-2 lg:grid-cols-3">
      {facts.map(({ term, text }) => (
        <div key={term} className="min-w-0">
          <dt className="text-sm text-muted">{term}</dt>
          <dd className={`wrap-anywhere ${text ? "font-semibold" : "text-muted"}`}>{text || "Not given"}</dd>
        </div>
      ))}
    </dl>
  );
}
