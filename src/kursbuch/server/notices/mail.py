"""Mail by SMTP: `smtp://user:password@host:port`, `smtps://` for TLS from the start; STARTTLS where it is offered."""

from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from smtplib import SMTP, SMTP_SSL, SMTPException
from urllib.parse import unquote, urlsplit

from kursbuch.server.settings import Settings

SECONDS = 10.0


def send_mail(settings: Settings, target: str, subject: str, text: str) -> None:
    """Send it, or raise OSError. Without SMTP settings there is no mail."""
    if settings.smtp_url is None:
        return
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = settings.mail_from, target, subject
    message["Date"], message["Message-ID"] = formatdate(), make_msgid(domain=_domain(settings.mail_from))
    message.set_content(text)
    url = urlsplit(settings.smtp_url)
    make = SMTP_SSL if url.scheme == "smtps" else SMTP
    try:
        with make(url.hostname or "localhost", url.port or 0, timeout=SECONDS) as smtp:
            smtp.ehlo()
            if url.scheme == "smtp" and smtp.has_extn("starttls"):
                smtp.starttls()
                smtp.ehlo()
            if url.username:
                smtp.login(unquote(url.username), unquote(url.password or ""))
            smtp.send_message(message)
    except SMTPException as error:
        raise OSError(str(error)) from error


def _domain(sender: str) -> str:
    return parseaddr(sender)[1].rpartition("@")[2] or "localhost"
