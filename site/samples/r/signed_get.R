# A signed GET request. Usage: Rscript signed_get.R "/api/project.json?max=5"
library(base64enc)
library(curl)
library(digest)

path <- commandArgs(trailingOnly = TRUE)[1]
invisible(Sys.setlocale("LC_TIME", "C")) # English names of days and months
date <- format(Sys.time(), "%a, %d %b %Y %H:%M:%S +0000", tz = "UTC")

# Method, empty content checksum, empty content type, date, path with its query string.
message <- paste("GET", "", "", date, path, sep = "\n")
hash <- hmac(Sys.getenv("CYTOMINE_PRIVATE_KEY"), message, algo = "sha1", serialize = FALSE, raw = TRUE)
authorization <- paste0("CYTOMINE ", Sys.getenv("CYTOMINE_PUBLIC_KEY"), ":", base64encode(hash))

request <- new_handle()
handle_setheaders(request, Date = date, Authorization = authorization)
answer <- curl_fetch_memory(paste0(Sys.getenv("CYTOMINE_HOST"), path), handle = request)
cat("Status", answer$status_code, "\n")
cat(rawToChar(answer$content), "\n")
