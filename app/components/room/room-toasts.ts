import { message } from "~/domain/message";
import type { Role } from "~/domain/room/room";
import type { ToastMessage } from "~/domain/toast";
import type { RoomNotice } from "~/client/room/room-page-state";
import type { RecordingNews } from "~/client/room/recording";

/** What of the news is worth a toast. @param other what the other side is called. */
export function toRoomToast(news: RoomNotice, self: Role, other: string): ToastMessage | null {
  if (news.type === "joined")
    return self === "patient"
      ? { title: "Doctor Connected", description: message("{value} has joined the room.", { value: other }) }
      : null;
  return news.type === "recording" ? recordingToast(news.news, other) : null;
}

function recordingToast(news: RecordingNews, other: string): ToastMessage {
  switch (news) {
    case "started":
      return { title: "Recording Started", description: "It stays in this browser until you save it." };
    case "stopped":
      return { title: "Recording Stopped", description: "The file is offered as a download." };
    case "otherStarted":
      return { title: "Recording Started", description: message("{value} is recording.", { value: other }) };
    case "otherStopped":
      return { title: "Recording Stopped", description: message("{value} has stopped recording.", { value: other }) };
    case "refused":
      return { title: "Recording Not Allowed", description: message("{value} did not allow it.", { value: other }) };
    case "unanswered":
      return { title: "Recording Not Allowed", description: message("{value} did not answer.", { value: other }) };
    case "failed":
      return {
        title: "Recording Failed",
        description: "This browser could not begin to record.",
        variant: "destructive",
      };
  }
}
