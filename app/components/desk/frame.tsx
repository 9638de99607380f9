import type { ReactNode } from "react";
import { BackToHome } from "~/components/back-to-home";
import { NavLink } from "~/components/ui/link";

const PLACES = [
  { to: "/desk", label: "Today" },
  { to: "/desk/patients", label: "Patients" },
  { to: "/desk/availability", label: "Hours" },
  { to: "/desk/profile", label: "Profile" },
] as const;

/** The frame of every screen of the desk: its places, the title and what it is about. */
export function DeskFrame({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  return (
    <div className="wrap pt-6">
      <BackToHome />
      <nav aria-label="Desk" className="no-print mt-4">
        <ul className="tab-list">
          {PLACES.map(({ to, label }) => (
            <li key={to} className="flex flex-auto">
              <NavLink to={to} end={to === "/desk"} className="tab max-sm:px-2!">
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <h1 className="mt-6 text-title font-bold wrap-anywhere">{title}</h1>
      {lead && <p className="mt-2 max-w-prose text-lg text-muted">{lead}</p>}
      {children}
    </div>
  );
}
